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
 * Transfers answers and cards on this device to the user's account and sends them, if they belong to device accounts
 * that were merged into this account on another device. Leaves the data of all other users unchanged. Throws
 * `CallError`; can be called repeatedly.
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
