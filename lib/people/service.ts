import 'server-only';
import { grantAdmin, revokeAdmin } from '@/lib/account/admins-service';
import { audited } from '@/lib/audit/service';
import { mailResetTo } from '@/lib/auth/links-service';
import type { UserId } from '@/lib/kernel/ids';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { Problem } from '@/lib/kernel/problem';
import { clearGuesses, countGuess } from '@/lib/limits/service';
import { checkPassword } from '@/lib/passwords/service';
import type { PeopleQuery, PersonView } from './contract';
import * as store from './store';
import { viewPerson } from './view';

/** Lets admins manage accounts. Admins can neither see nor set another person's password. */

export async function listPeople({ search = '', ...asked }: PeopleQuery): Promise<Page<PersonView>> {
  const { rows, totalItems } = await store.listPeople({ ...asked, search: search.trim().toLowerCase() });
  return toPage(rows.map(viewPerson), { page: asked.page, size: asked.size, totalItems });
}

async function getPerson(id: UserId): Promise<store.PersonRow> {
  const row = await store.findPerson(id);
  if (!row) throw new Problem('NOT_FOUND', 'There is no such person');
  return row;
}

/**
 * Returns the person's email address. Throws `CONFLICT` for a device account, which cannot sign in with a password and
 * gets no email.
 */
function requireEmail({ email }: store.PersonRow): string {
  if (email === null) throw new Problem('CONFLICT', 'This account has no email address. It exists on a device only.');
  return email;
}

interface Actor {
  userId: UserId;
  email: string;
}

/**
 * Checks the admin's password. Throws `VALIDATION` if it is wrong, so that somebody who finds an admin's browser open
 * cannot take over.
 */
async function confirmPassword(actor: Actor, password: string): Promise<void> {
  const refuse = (message: string) => new Problem('VALIDATION', message, { fields: { password: message } });
  await countGuess('passwordOfUser', actor.userId);
  const hash = await store.findPasswordHash(actor.userId);
  if (hash === null) throw refuse('Your account has no password yet. Set one with “Forgot Password” first.');
  if (!(await checkPassword(password, hash))) throw refuse('Wrong password. Try again.');
  await clearGuesses('passwordOfUser', actor.userId);
}

interface Act {
  actor: Actor;
  id: UserId;
}

/**
 * Grants or revokes the admin role. Throws `NOT_FOUND`, `VALIDATION` for a wrong password, and `CONFLICT` for the last
 * admin, a locked account or an unconfirmed address.
 */
export async function changeAdmin(act: Act & { isAdmin: boolean; password: string }): Promise<PersonView> {
  const { actor, id, isAdmin } = act;
  await confirmPassword(actor, act.password);
  const person = await getPerson(id);
  if (isAdmin && person.lockedAt) throw new Problem('CONFLICT', 'This account is locked. Unlock it first.');
  const isAlready = (await store.isAdmin(id)) === isAdmin;
  if (!isAlready) await (isAdmin ? grantAdmin : revokeAdmin)(requireEmail(person), actor.userId);
  return viewPerson(await getPerson(id));
}

/**
 * Locks an account. Throws `NOT_FOUND`, `VALIDATION` for a wrong password, and `CONFLICT` for the admin's own account
 * and for the last admin who can sign in.
 */
export async function lockPerson(act: Act & { password: string; now: Date }): Promise<PersonView> {
  const { actor, id, now } = act;
  if (id === actor.userId) throw new Problem('CONFLICT', 'You cannot lock your own account.');
  await confirmPassword(actor, act.password);
  await audited(async (tx, record) => {
    const locking = await store.lockPerson(tx, id, now);
    if (locking === 'missing') throw new Problem('NOT_FOUND', 'There is no such person');
    if (locking === 'last-admin') throw new Problem('CONFLICT', 'This is the only admin who can sign in.');
    if (locking === 'already-locked') return;
    await record({
      actorId: actor.userId,
      action: 'person.lock',
      subject: `user:${id}`,
      before: { isLocked: false },
      after: { isLocked: true },
    });
  });
  return viewPerson(await getPerson(id));
}

/** Unlocks an account. Throws `NOT_FOUND`. */
export async function unlockPerson({ actor, id }: Act): Promise<PersonView> {
  const person = await getPerson(id);
  await audited(async (tx, record) => {
    if (!(await store.unlockPerson(tx, id))) return;
    await record({
      actorId: actor.userId,
      action: 'person.unlock',
      subject: `user:${id}`,
      before: { isLocked: true },
      after: { isLocked: false },
    });
  });
  // Clears the count of wrong passwords too, so that the person can sign in at once.
  if (person.email !== null) await clearGuesses('loginByAccount', person.email);
  return viewPerson(await getPerson(id));
}

/**
 * Emails a link for resetting the password. Throws `NOT_FOUND`, `CONFLICT` for a locked account or an account without
 * an address, and `RATE_LIMITED` if a link was sent within the last minute.
 */
export async function mailReset({ actor, id, now }: Act & { now: Date }): Promise<{ sentTo: string }> {
  const person = await getPerson(id);
  if (person.lockedAt) throw new Problem('CONFLICT', 'This account is locked. Unlock it first.');
  const email = requireEmail(person);
  const entry = { actorId: actor.userId, action: 'person.reset-mail', subject: `user:${id}` };
  await mailResetTo({
    email,
    now,
    transact: (work) =>
      audited(async (tx, record) => {
        await record(entry);
        return work(tx);
      }),
  });
  return { sentTo: email };
}
