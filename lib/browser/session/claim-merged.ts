import { listMovedDevices } from '@/lib/auth/endpoints';
import { MOST_DEVICES_ASKED } from '@/lib/auth/rules';
import { call } from '@/lib/browser/api/call';
import { handOver } from '@/lib/browser/attempt/hand-over';
import { flushOutbox } from '@/lib/browser/attempt/outbox';
import { listOthersHere } from '@/lib/browser/attempt/stored-owners';
import { deliverCards } from '@/lib/browser/cards/deliver';
import { userOf } from './token-claims';
import { accessToken } from './token-store';

/**
 * Takes over answers and cards on this device that belong to device accounts merged into the user's account on another
 * device, and sends them. Leaves the data of all other users unchanged. Throws `CallError`; can be called repeatedly.
 */
export async function claimMerged(): Promise<void> {
  const person = userOf(accessToken())?.id;
  if (person === undefined) return;
  const others = listOthersHere(person).slice(0, MOST_DEVICES_ASKED);
  if (others.length === 0) return;
  const { devices } = await call(listMovedDevices, { body: { devices: others } }, { person });
  for (const device of devices) await handOver(device, person);
  if (devices.length === 0) return;
  void flushOutbox();
  void deliverCards();
}
