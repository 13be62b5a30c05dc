import type { Moved } from '@/lib/auth/contract';
import { login, logout, moveDevice, previewMove } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { handOver } from '@/lib/browser/attempt/hand-over';
import { flushOutbox, savingState } from '@/lib/browser/attempt/outbox';
import { deliverCards } from '@/lib/browser/cards/deliver';
import { deleteMemberPages } from '@/lib/browser/offline/pages';
import { renewTokens } from './renew';
import { isExpired, userOf } from './token-claims';
import { accessToken, saveTokens } from './token-store';

/**
 * A member's account, signed in at the same time as the device account. The device account stays active until
 * everything has moved.
 */
export interface OtherAccount {
  accessToken: string;
  refreshToken: string;
}

/** Milliseconds that moving waits for steps that are still on their way. */
const FLUSH_MS = 5000;

const STILL_WAITING = 'Some answers have not been sent yet. Connect to the internet and try again.';

/** Returns a device account's token that is valid for a while: the server accepts no other. Throws `CallError`. */
export async function deviceToken(): Promise<string> {
  if (isExpired(accessToken(), Date.now() + 60_000)) await renewTokens();
  return accessToken() ?? '';
}

/** Throws `CallError`. */
export const signInBeside = (email: string, password: string): Promise<OtherAccount> =>
  call(login, { body: { email, password } }, { savesTokens: false, credentials: 'omit' });

/** Returns what would move. Throws `CallError`. */
export async function previewMoveTo(account: OtherAccount): Promise<Moved> {
  return call(previewMove, { body: { deviceToken: await deviceToken() } }, { bearer: account.accessToken });
}

/** The contents of this phone that would move to an account signed in beside it. */
export interface Found {
  account: OtherAccount;
  moved: Moved;
}

const holdsNothing = ({ attempts, favorites, reports, classes, plan }: Moved): boolean =>
  attempts + favorites + reports + classes === 0 && !plan;

/**
 * Switches to the account if nothing would be lost by it, and returns null; else returns what its person has to decide.
 * Throws as `moveTo`.
 */
export async function moveOrAsk(account: OtherAccount): Promise<Found | null> {
  const moved = await previewMoveTo(account);
  if (!holdsNothing(moved)) return { account, moved };
  await moveTo(account);
  return null;
}

/** Signs the account out again; the device account stays in use. */
export async function leaveAccount({ refreshToken }: OtherAccount): Promise<void> {
  await call(logout, {}, { bearer: refreshToken, attempts: 1, credentials: 'omit' }).catch((error: unknown) =>
    console.info('The sign-in ends by itself later:', error),
  );
}

const forAWhile = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, FLUSH_MS))]);

/**
 * Sends everything that waits here for the device account. Throws with the sentence to show when answers cannot be sent
 * now.
 */
export async function sendWaiting(): Promise<void> {
  await forAWhile(Promise.all([flushOutbox(), deliverCards()]));
  // Waiting cards are passed to the account: nothing depends on them.
  if (savingState() !== 'saved') throw new Error(STILL_WAITING);
}

/**
 * Moves everything of the device account, including tests in progress, and continues this browser as the account.
 * Throws with the sentence to show.
 */
export async function moveTo(account: OtherAccount): Promise<void> {
  await sendWaiting();
  const device = userOf(accessToken());
  const owner = userOf(account.accessToken);
  if (!device || !owner) throw new Error('Your session has ended. Sign in again.');
  // Moved already, by an earlier press.
  if (device.id === owner.id) return;
  await call(moveDevice, { body: { deviceToken: await deviceToken() } }, { bearer: account.accessToken });
  // Another tab may have answered meanwhile.
  await handOver(device.id, owner.id);
  saveTokens(account);
  // Sets the page cookie of the account. Without it the next page requests it again.
  await renewTokens().catch((error: unknown) => console.info('The pages open at the next renewal:', error));
  // Only the page with cards sends them otherwise.
  await forAWhile(deliverCards());
  await deleteMemberPages().catch((error: unknown) => console.info('Kept pages stay until they run out:', error));
}
