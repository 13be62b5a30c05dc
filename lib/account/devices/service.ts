import 'server-only';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import type { DeviceView } from './contract';
import * as store from './store';
import { viewDevice } from './view';

interface Asking {
  userId: UserId;
  /** Id of the session that sends this request. */
  sid: SessionId;
  now: Date;
}

export async function listDevices({ userId, sid, now }: Asking): Promise<DeviceView[]> {
  const rows = await store.listOpenSessions(userId, now);
  return rows.map((row) => viewDevice(row, sid));
}

/** Ends the session of a device immediately. Throws `NOT_FOUND` for a session of another account. */
export async function signOutDevice(request: { id: SessionId; userId: UserId; now: Date }): Promise<void> {
  const isTheirs = await store.endSession(request.id, request.userId, request.now);
  if (!isTheirs) throw new Problem('NOT_FOUND', 'There is no such device');
}
