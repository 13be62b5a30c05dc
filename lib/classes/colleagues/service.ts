import 'server-only';
import type { ClassView } from '@/lib/classes/contract';
import { tryCode } from '@/lib/classes/joining/service';
import { INVITATION_DAYS, MOST_COLLEAGUES, MOST_MEMBERSHIPS } from '@/lib/classes/rules';
import { getClass, withNewCode } from '@/lib/classes/service';
import { type Asking, noClass, requireClassAccess } from '@/lib/classes/teaching-access/service';
import type { ColleagueId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { DAY_MS } from '@/lib/kernel/time';
import { countRow } from '@/lib/limits/service';
import { log } from '@/lib/log';
import type { Teaching } from './contract';
import * as store from './store';

/**
 * Creates an invitation for one other instructor, which replaces an earlier invitation. Throws `NOT_FOUND` for a class
 * that the viewer does not teach, as do all functions below.
 */
export async function inviteColleague(asking: Asking): Promise<ClassView> {
  const access = await requireClassAccess(asking);
  const until = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
  if (!(await withNewCode((code) => store.saveInvitation(access, { code, until })))) throw noClass();
  return getClass(asking);
}

export async function endInvitation(asking: Asking): Promise<ClassView> {
  if (!(await store.endInvitation(await requireClassAccess(asking)))) throw noClass();
  return getClass(asking);
}

/** Removes a colleague from the class. A colleague can also remove themselves in order to leave. */
export async function removeColleague(asking: Asking, colleagueId: ColleagueId): Promise<void> {
  const access = await requireClassAccess(asking);
  const removed = { id: colleagueId, byUserId: asking.viewer.userId };
  if (!(await withNewCode((code) => store.removeColleague(access, { ...removed, code })))) {
    throw new Problem('NOT_FOUND', 'This colleague is no longer in the class. Reload the page.');
  }
  log.info('colleague left', { classId: asking.id });
}

interface Teach {
  userId: UserId;
  code: string;
  name: string;
  address: string;
}

const REFUSALS = {
  own: 'This is your own class: you teach it already.',
  full: `This class has ${MOST_COLLEAGUES} colleagues. Ask its instructor to remove one.`,
  'too-many': `You teach ${MOST_MEMBERSHIPS} classes of colleagues. Leave a class that has ended, then try again.`,
} as const;

/**
 * Makes the user a colleague. Throws `NOT_FOUND` for an unknown, used or expired code, `CONFLICT` with the reason, and `RATE_LIMITED`.
 */
export async function teachClass({ address, ...teach }: Teach): Promise<Teaching> {
  await countRow('joins', teach.userId);
  const found = await tryCode(address, () => store.addColleague(teach));
  if (typeof found === 'string') throw new Problem('CONFLICT', REFUSALS[found]);
  log.info('colleague came', { classId: found.id });
  return found;
}
