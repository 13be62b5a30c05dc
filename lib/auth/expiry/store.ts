import 'server-only';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { databaseTrouble } from '@/lib/db/outage';

/** Rows a statement, so that none runs into its time limit. */
const BATCH = 5_000;

async function inBatches(work: () => Promise<number>): Promise<number> {
  let done = 0;
  for (;;) {
    const changed = await work();
    done += changed;
    if (changed < BATCH) return done;
  }
}

/** Sessions that can never be used again go with their tokens; revoked ones stay until `revokedBefore`, so that their end can be explained. */
export const deleteSessions = ({ endedBefore, revokedBefore }: { endedBefore: Date; revokedBefore: Date }) =>
  inBatches(
    () => db.$executeRaw`
      DELETE FROM sessions WHERE id IN (SELECT id FROM sessions
        WHERE expires_at < ${endedBefore} OR revoked_at < ${revokedBefore}
        ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );

/**
 * Refresh tokens that have run out, of sessions that go on. A child names its parent and would go with it, so the living ones
 * are let go of first.
 */
export const deleteRefreshTokens = (expiredBefore: Date): Promise<number> =>
  inBatches(() =>
    transact(async (tx) => {
      const gone = await tx.$queryRaw<{ id: string }[]>`
        SELECT id::text FROM refresh_tokens WHERE expires_at < ${expiredBefore}
        ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
      const ids = gone.map(({ id }) => id);
      await tx.$executeRaw`UPDATE refresh_tokens SET parent_id = NULL WHERE parent_id = ANY(${ids}::uuid[])`;
      return tx.$executeRaw`DELETE FROM refresh_tokens WHERE id = ANY(${ids}::uuid[])`;
    }),
  );

export const deleteMailTokens = (expiredBefore: Date): Promise<number> =>
  inBatches(
    () => db.$executeRaw`
      DELETE FROM mail_tokens WHERE id IN (SELECT id FROM mail_tokens WHERE expires_at < ${expiredBefore}
        ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );

/** One an account at most, and of no use once it has run out. */
export const deleteCarryCodes = (expiredBefore: Date): Promise<number> =>
  inBatches(
    () => db.$executeRaw`
      DELETE FROM carry_codes WHERE user_id IN (SELECT user_id FROM carry_codes WHERE expires_at < ${expiredBefore}
        ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );

/** Accounts looked at in a step: few enough for a statement's time, however many there are and however full those that go. */
const ACCOUNTS = 500;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

interface Accounts {
  /** What an account of `users u` shows by its own row. */
  candidates: Prisma.Sql;
  /** Whether nobody uses it and nothing in it is worth keeping, by its other tables. */
  unused: Prisma.Sql;
}

/**
 * Deletes accounts, a step after the other in the order of their ids. Its owner may come back to one in the very moment it is judged: so
 * the accounts and their sessions are locked, and judged again in a statement after that. It sees every refresh, sign-in and test that
 * was acknowledged before the locks, and none is acknowledged after them. An account with a session that is in use just now stays.
 * Accounts that cannot be deleted keep no other from going; the first of their errors is thrown at the end.
 */
async function deleteAccounts({ candidates, unused }: Accounts): Promise<number> {
  let done = 0;
  const errors: unknown[] = [];
  for (let after = BEFORE_ALL_IDS; ; ) {
    const seen = await db.$queryRaw<{ id: string; isUnused: boolean }[]>`
      SELECT id::text, (${unused}) AS "isUnused"
      FROM (SELECT id FROM users u WHERE id > ${after}::uuid AND ${candidates} ORDER BY id LIMIT ${ACCOUNTS}) AS u ORDER BY id`;
    const doomed = seen.filter(({ isUnused }) => isUnused).map(({ id }) => id);
    const step = await deleteEach(doomed, (ids) => deleteUnused(ids, { candidates, unused }));
    done += step.done;
    errors.push(...step.errors);
    const last = seen.at(-1);
    if (!last || seen.length < ACCOUNTS) break;
    after = last.id;
  }
  if (errors.length > 0) throw errors[0];
  return done;
}

/** All at once, or where that fails (a very full one takes longer than a statement may) one by one. Throws when the database is away. */
async function deleteEach(doomed: string[], work: (ids: string[]) => Promise<number>) {
  const errors: unknown[] = [];
  let done = 0;
  const attempt = async (ids: string[], onFailure: (error: unknown) => Promise<void> | void) => {
    try {
      done += await work(ids);
    } catch (error) {
      if (databaseTrouble(error) === 'away') throw error;
      await onFailure(error);
    }
  };
  const oneByOne = async () => {
    for (const id of doomed) await attempt([id], (error) => void errors.push(error));
  };
  if (doomed.length > 0) await attempt(doomed, oneByOne);
  return { done, errors };
}

const deleteUnused = (doomed: string[], { candidates, unused }: Accounts): Promise<number> =>
  transact(async (tx) => {
    const users = await tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM users WHERE id = ANY(${doomed}::uuid[]) ORDER BY id FOR UPDATE SKIP LOCKED`;
    const ids = users.map(({ id }) => id);
    const sessions = await tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM sessions WHERE user_id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE SKIP LOCKED`;
    const held = sessions.map(({ id }) => id);
    return tx.$executeRaw`
      DELETE FROM users u WHERE id = ANY(${ids}::uuid[]) AND ${candidates} AND ${unused}
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = u.id AND NOT id = ANY(${held}::uuid[]))`;
  });

/** Beside tests: nothing was kept, said or given by an account of `users u`, and it is in no class. */
const NOTHING_KEPT = Prisma.sql`NOT EXISTS (SELECT 1 FROM favorites WHERE user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM question_reports WHERE user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM turned_cards WHERE user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM exam_outcomes WHERE user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM classes WHERE owner_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM class_colleagues WHERE user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM class_members WHERE user_id = u.id)`;

/**
 * Accounts that were opened with an address which nobody ever confirmed, and in which nobody has done anything: no attempt, no
 * favorite, no report, no card, no outcome, no class, no sign-in and no refresh since `unusedSince`. An admin is never among them.
 */
export const deleteAbandonedUsers = (unusedSince: Date): Promise<number> =>
  deleteAccounts({
    candidates: Prisma.sql`u.email IS NOT NULL AND u.email_verified_at IS NULL AND u.created_at < ${unusedSince} AND NOT 'ADMIN' = ANY(u.roles)`,
    unused: Prisma.sql`NOT EXISTS (SELECT 1 FROM attempts WHERE user_id = u.id)
      AND ${NOTHING_KEPT}
      AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = u.id AND last_used_at >= ${unusedSince})`,
  });

/**
 * Device accounts (not those that hold what was answered on paper, which go with their class): those in which nothing was ever answered
 * or kept and that are in no class, unused since `emptySince`, and those unused since `unusedSince`. Their devices are the only way in,
 * so nobody can come back to an account whose sessions have ended.
 */
export const deleteUnusedDevices = ({ emptySince, unusedSince }: { emptySince: Date; unusedSince: Date }) =>
  deleteAccounts({
    candidates: Prisma.sql`u.email IS NULL AND u.created_at < ${emptySince}`,
    unused: Prisma.sql`NOT EXISTS (SELECT 1 FROM class_members WHERE user_id = u.id AND on_paper)
      AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = u.id AND last_used_at >= ${emptySince})
      AND (NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = u.id AND last_used_at >= ${unusedSince})
        OR NOT EXISTS (SELECT 1 FROM attempts a JOIN attempt_questions q ON q.attempt_id = a.id
          WHERE a.user_id = u.id AND q.chosen_at IS NOT NULL)
        AND ${NOTHING_KEPT}
        AND NOT EXISTS (SELECT 1 FROM study_plans WHERE user_id = u.id AND chosen_at IS NOT NULL))`,
  });
