import 'server-only';
import { recountCorrected } from '@/lib/attempts/corrected-scores/service';
import type { Moved } from '@/lib/auth/contract';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { log } from '@/lib/log';
import { readAccessToken } from '@/lib/session/access-token';
import { liveSession } from '@/lib/session/live';
import { problemWithMove } from './rules';
import * as store from './store';

interface Move {
  /** Access token of the device account. */
  deviceToken: string;
  /** The receiving account, and the session in which the request was made. */
  to: { userId: UserId; sid: SessionId };
}

const NOTHING: Moved = { attempts: 0, underWay: 0, answers: 0, favorites: 0, reports: 0, classes: 0, plan: false };

const noDevice = () => new Problem('VALIDATION', 'There is nothing on this device that could be moved.');

/**
 * Returns the id of the device account to which the token belongs. Returns null if the account was already deleted.
 * Throws `VALIDATION` for any other token.
 */
async function deviceOf({ deviceToken, to }: Move): Promise<UserId | null> {
  const claims = await readAccessToken(deviceToken);
  if (!claims || claims.sub === to.userId) throw noDevice();
  const session = await liveSession(claims.sid, { fresh: true });
  // Reads the account after the session. If both are deleted between the two reads, the result is then `gone` instead
  // of an error.
  const kind = await store.kindOfAccount(claims.sub);
  if (kind === 'gone') return null;
  if (kind !== 'device' || session?.userId !== claims.sub) throw noDevice();
  return claims.sub;
}

/** Returns what a move would transfer. Throws `VALIDATION` or `CONFLICT`. */
export async function previewMove(move: Move): Promise<Moved> {
  const device = await deviceOf(move);
  if (device === null) return NOTHING;
  const problem = problemWithMove(await store.countTogether(device, move.to.userId));
  if (problem !== null) throw new Problem('CONFLICT', problem);
  return store.countHeld(device, move.to.userId);
}

/**
 * Moves everything from the device account to the receiving account and deletes the device account with its sessions. A
 * repeated call moves nothing and succeeds, because the response to the first call may have been lost. Throws
 * `VALIDATION` or `CONFLICT`.
 */
export async function moveDevice(move: Move): Promise<Moved> {
  const device = await deviceOf(move);
  const moved = device === null ? null : await store.moveDevice({ device, ...move.to, recount: recountCorrected });
  if (!moved) {
    await store.awaitReplicas(move.to.userId);
    return NOTHING;
  }
  if ('problem' in moved) throw new Problem('CONFLICT', moved.problem);
  log.info('device account moved', { userId: move.to.userId, device, ...moved });
  return moved;
}

/** Lists which of these device accounts were merged into the user's account, from any device. */
export const listMoved = async (userId: UserId, devices: UserId[]): Promise<{ devices: UserId[] }> => ({
  devices: await store.listMovedInto(userId, devices),
});
