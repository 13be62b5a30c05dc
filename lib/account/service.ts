import 'server-only';
import type { UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { clearGuesses, countGuess } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { withdrawMessages } from '@/lib/mail/queue-service';
import { mailAccountDeleted } from '@/lib/mail/service';
import { checkPassword } from '@/lib/passwords/service';
import type { ProfileChange, ProfileView } from './contract';
import { removePicture } from './pictures/service';
import { canOpenAccount } from './policy';
import { problemWithBirthDate } from './rules';
import * as store from './store';
import { viewProfile } from './view';

interface Asking {
  viewer: { userId: UserId };
  /** Id of the requested account. */
  id: UserId;
}

const unknownAccount = () => new Problem('NOT_FOUND', 'There is no such account');

/** Returns the id of the account if it belongs to the viewer. Throws `NOT_FOUND` otherwise. */
export function requireOwnAccount({ viewer, id }: Asking): UserId {
  if (!canOpenAccount(viewer, id)) throw unknownAccount();
  return id;
}

async function getRow(asking: Asking): Promise<store.ProfileRow> {
  const row = await store.findProfile(requireOwnAccount(asking));
  if (!row) throw unknownAccount();
  return row;
}

/** Returns the viewer's profile. Throws `NOT_FOUND`. */
export const getProfile = async (asking: Asking): Promise<ProfileView> => viewProfile(await getRow(asking));

const UPLOAD_INSTEAD = 'Upload the picture with POST /auth/profile/{id}/picture instead of sending a URL';

/** Saves the viewer's profile. Throws `NOT_FOUND` or `VALIDATION`. */
export async function updateProfile(change: Asking & { body: ProfileChange; now: Date }): Promise<ProfileView> {
  const { profilePicture, dateOfBirth, ...fields } = change.body;
  const row = await getRow(change);
  refuse('dateOfBirth', dateOfBirth === null ? null : problemWithBirthDate(dateOfBirth, change.now));
  const isOwnPicture = !profilePicture || profilePicture === row.profilePicture;
  refuse('profilePicture', isOwnPicture ? null : UPLOAD_INSTEAD);
  if (profilePicture === null) await removePicture(change.id);
  const born = dateOfBirth === null ? null : new Date(`${dateOfBirth}T00:00:00Z`);
  return viewProfile(await store.updateProfile(row.id, { ...fields, dateOfBirth: born }));
}

function refuse(field: string, message: string | null): void {
  if (message !== null) throw new Problem('VALIDATION', message, { fields: { [field]: message } });
}

/**
 * Erases the account immediately and confirms this by email. A device account needs no password and gets no email.
 * Throws `NOT_FOUND`, `VALIDATION` if the password is missing or wrong, and `CONFLICT` for the only admin who can sign
 * in.
 */
export async function deleteAccount(deletion: Asking & { password: string | undefined }): Promise<void> {
  const row = await getRow(deletion);
  if (row.email === null) return deleteDeviceAccount(row);
  refuse('password', deletion.password === undefined ? 'Please enter your password' : null);
  await countGuess('passwordOfUser', row.id);
  refuse(
    'password',
    row.passwordHash === null ? 'This account has no password yet. Set one with “Forgot Password” first.' : null,
  );
  const matches = await checkPassword(deletion.password ?? '', row.passwordHash);
  const result = matches && row.passwordHash ? await store.deleteUser(row.id, row.passwordHash) : 'changed';
  refuse('password', result === 'changed' ? 'Wrong password. Try again.' : null);
  if (result === 'last-admin') {
    throw new Problem(
      'CONFLICT',
      'You are the only admin who can sign in. Make someone else an admin before you delete your account.',
    );
  }
  await clearGuesses('passwordOfUser', row.id);
  log.info('account deleted', { userId: row.id });
  // The account is already erased, so this error must not fail the request.
  await withdrawMessages(row.email).catch((error: unknown) =>
    log.error('messages not withdrawn', { userId: row.id, error }),
  );
  mailAccountDeleted({ to: row.email, isConfirmed: row.emailVerifiedAt !== null, language: row.language ?? 'en' });
}

async function deleteDeviceAccount({ id }: store.ProfileRow): Promise<void> {
  if ((await store.deleteUser(id, null)) !== 'deleted') {
    throw new Problem('CONFLICT', 'This account now has an email address. Reload the page and try again.');
  }
  log.info('device account deleted', { userId: id });
}
