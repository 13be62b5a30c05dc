import type { Moved } from '@/lib/auth/contract';
import { login, logout, moveDevice, previewMove } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { UserFacingError } from '@/lib/browser/api/error-text';
import { handOver } from '@/lib/browser/attempt/hand-over';
import { flushOutbox, savingState } from '@/lib/browser/attempt/outbox';
import { deliverCards } from '@/lib/browser/cards/deliver';
import { deleteMemberPages } from '@/lib/browser/offline/pages';
import { inPageLanguage } from '@/lib/browser/page/in-page-language';
import { renewTokens } from './renew';
import { isExpired, userOf } from './token-claims';
import { accessToken, saveTokens } from './token-store';

/** The tokens of a second account. The device account stays active until all data has moved to the second account. */
export interface OtherAccount {
  accessToken: string;
  refreshToken: string;
}

/** Milliseconds that a move waits for unsent steps to be sent. */
const FLUSH_MS = 5000;

const STILL_WAITING = {
  en: 'Some answers have not been sent yet. Connect to the internet and try again.',
  es: 'Algunas respuestas todavía no se han enviado. Conéctese a internet e intente de nuevo.',
};
const SESSION_ENDED = {
  en: 'Your session has ended. Sign in again.',
  es: 'Su sesión terminó. Inicie sesión de nuevo.',
};

/**
 * Returns an access token of the device account that is valid for at least another minute, because the server refuses
 * an expired token. Throws `CallError`.
 */
export async function deviceToken(): Promise<string> {
  if (isExpired(accessToken(), Date.now() + 60_000)) await renewTokens();
  return accessToken() ?? '';
}

/**
 * Signs in to a second account without storing its tokens, so that the device account stays signed in. Throws
 * `CallError`.
 */
export const signInBeside = (email: string, password: string): Promise<OtherAccount> =>
  call(login, { body: { email, password } }, { savesTokens: false, credentials: 'omit' });

/** Returns the data that a move would transfer. Throws `CallError`. */
export async function previewMoveTo(account: OtherAccount): Promise<Moved> {
  return call(previewMove, { body: { deviceToken: await deviceToken() } }, { bearer: account.accessToken });
}

/** A second signed-in account, and the data of this phone that would move to it. */
export interface Found {
  account: OtherAccount;
  moved: Moved;
}

const holdsNothing = ({ attempts, favorites, reports, classes, plan }: Moved): boolean =>
  attempts + favorites + reports + classes === 0 && !plan;

/**
 * Switches to the account and returns null if the device account has no data. Otherwise changes nothing and returns the
 * data that would move, so that the page can ask the user. Throws what `moveTo` throws.
 */
export async function moveOrAsk(account: OtherAccount): Promise<Found | null> {
  const moved = await previewMoveTo(account);
  if (!holdsNothing(moved)) return { account, moved };
  await moveTo(account);
  return null;
}

/** Signs out of the second account; the device account stays active. */
export async function leaveAccount({ refreshToken }: OtherAccount): Promise<void> {
  await call(logout, {}, { bearer: refreshToken, attempts: 1, credentials: 'omit' }).catch((error: unknown) =>
    console.info('The session could not be ended now and will expire:', error),
  );
}

const forAWhile = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, FLUSH_MS))]);

/**
 * Sends all unsent events and cards of the device account. Throws a `UserFacingError` if answers cannot be sent now.
 */
export async function sendWaiting(): Promise<void> {
  await forAWhile(Promise.all([flushOutbox(), deliverCards()]));
  // Unsent cards do not stop the move, because they are transferred to the other account.
  if (savingState() !== 'saved') throw new UserFacingError(inPageLanguage(STILL_WAITING));
}

/**
 * Moves all data of the device account, including tests in progress, to the other account, and signs this browser in to
 * that account. Throws a `UserFacingError` or `CallError`.
 */
export async function moveTo(account: OtherAccount): Promise<void> {
  await sendWaiting();
  const device = userOf(accessToken());
  const owner = userOf(account.accessToken);
  if (!device || !owner) throw new UserFacingError(inPageLanguage(SESSION_ENDED));
  // An earlier call has already moved all data.
  if (device.id === owner.id) return;
  await call(moveDevice, { body: { deviceToken: await deviceToken() } }, { bearer: account.accessToken });
  // Transfers unsent steps too, because another tab may have stored answers in the meantime.
  await handOver(device.id, owner.id);
  saveTokens(account);
  // Sets the page cookie of the account. If this fails, the next page requests the cookie again.
  await renewTokens().catch((error: unknown) => console.info('The page cookie could not be set yet:', error));
  // Sends the cards now. Otherwise they would be sent only when the user opens a page with cards.
  await forAWhile(deliverCards());
  await deleteMemberPages().catch((error: unknown) =>
    console.info('Stored pages could not be deleted and will expire:', error),
  );
}
