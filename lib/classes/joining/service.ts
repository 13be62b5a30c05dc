import 'server-only';
import { MOST_MEMBERSHIPS, MOST_PLACES } from '@/lib/classes/rules';
import { networkOf } from '@/lib/kernel/address';
import type { ClassId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { countRow, countTry } from '@/lib/limits/service';
import { log } from '@/lib/log';
import type { Invitation, Joined } from './contract';
import * as store from './store';

/**
 * Runs `open`, and counts a guess if the code is wrong. A right code does not count, so that a whole class behind one
 * address can join, even after another client at that address has guessed. Throws `NOT_FOUND` when `open` returns null,
 * and `RATE_LIMITED`.
 */
export async function tryCode<T>(address: string, open: () => Promise<T | null>): Promise<T> {
  const giveBack = await countTry([
    { name: 'classCodeByAddress', key: address, slowly: 'classCodeByAddressSlowly' },
    { name: 'classCodeByNetwork', key: networkOf(address), slowly: 'classCodeByNetworkSlowly' },
  ]);
  const opened = await open();
  if (opened === null) {
    throw new Problem('NOT_FOUND', 'No class has this code. Check the letters, or ask for a new code.');
  }
  await giveBack();
  return opened;
}

/**
 * Returns the invitation for a code. `userId` is null for a visitor. Throws `NOT_FOUND` for an unknown code, and
 * `RATE_LIMITED`.
 */
export async function findInvitation(code: string, address: string, userId: UserId | null = null): Promise<Invitation> {
  const { name, freeNames, teaches } = await tryCode(address, () => store.findByCode(code));
  return { className: name, freeNames, teaches, mine: userId && (await store.findMine(code, userId)) };
}

interface Join {
  userId: UserId;
  code: string;
  name: string;
  address: string;
}

/**
 * Joins a class. New members are counted per class and per connection. If a limit is reached, returns the problem
 * instead of throwing, so that `tryCode` does not count the right code as a guess.
 */
async function joinCounted({ address, ...join }: Join): Promise<store.Outcome | Problem> {
  const counted = await countTry([{ name: 'joinsOfClass', key: `${join.code} ${address}` }]).catch(asRefusal);
  if (counted instanceof Problem) return counted;
  const outcome = await store.joinClass(join);
  if (outcome === null || typeof outcome === 'string' || !outcome.isNew) await counted();
  return outcome;
}

function asRefusal(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/**
 * Throws `NOT_FOUND` for an unknown code, `CONFLICT` for a full class or an account in too many classes,
 * `RATE_LIMITED`.
 */
export async function joinClass(join: Join): Promise<Joined> {
  await countRow('joins', join.userId);
  const joined = await tryCode(join.address, () => joinCounted(join));
  // Thrown here and not inside `tryCode`: the code was right, so it must not count as a guess.
  if (joined instanceof Problem) throw joined;
  if (joined === 'full') {
    throw new Problem('CONFLICT', `This class is full: it has ${MOST_PLACES} students. Tell your instructor.`);
  }
  if (joined === 'too-many') {
    throw new Problem(
      'CONFLICT',
      `You are in ${MOST_MEMBERSHIPS} classes. Leave a class that has ended, then try again.`,
    );
  }
  const { isNew: _isNew, ...place } = joined;
  log.info('class joined', { classId: place.id });
  return place;
}

/** Throws `NOT_FOUND` when the user is not in the class. */
export async function leaveClass(classId: ClassId, userId: UserId): Promise<void> {
  if (!(await store.leaveClass(classId, userId))) {
    throw new Problem('NOT_FOUND', 'You are no longer in this class. Open your classes again.');
  }
}
