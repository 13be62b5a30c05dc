import 'server-only';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { databaseTrouble } from '@/lib/db/outage';

/** Maximum number of rows per statement. More rows could exceed the statement timeout. */
const BATCH = 5_000;

async function inBatches(work: () => Promise<number>): Promise<number> {
  let done = 0;
  for (;;) {
    const changed = await work();
    done += changed;
    if (changed < BATCH) return done;
  }
}

/**
 * Deletes sessions that can never be used again, with their tokens. Revoked sessions stay until `revokedBefore`, so
 * that the product can explain why they ended.
 */
export const deleteSessions = ({ endedBefore, revokedBefore }: { endedBefore: Date; revokedBefore: Date }) =>
  inBatches(
    () => db.$executeRaw`
      DELETE FROM sessions WHERE id IN (SELECT id FROM sessions
        WHERE expires_at < ${endedBefore} OR revoked_at < ${revokedBefore}
        ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );

/**
 * Deletes expired refresh tokens of valid sessions. The foreign key to the parent token would delete its child tokens
 * too, so valid child tokens are detached first.
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

/** Deletes expired carry codes. */
export const deleteTransferCodes = (expiredBefore: Date): Promise<number> =>
  inBatches(
    () => db.$executeRaw`
      DELETE FROM carry_codes WHERE user_id IN (SELECT user_id FROM carry_codes WHERE expires_at < ${expiredBefore}
        ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );

/**
 * Number of accounts that one step examines. It is small enough for the statement timeout even if the accounts have
 * much data.
 */
const ACCOUNTS = 500;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

interface Accounts {
  /** SQL condition on the row `u` of `users`: the accounts to examine. */
  candidates: Prisma.Sql;
  /** SQL condition on other tables: nobody uses the account, and it has no data worth storing. */
  unused: Prisma.Sql;
}

/**
 * Deletes accounts in steps, ordered by id. A user may return during the check. Therefore the accounts and their
 * sessions are locked, and then checked again in a separate statement. This statement sees every refresh, sign-in and
 * test that was acknowledged before the locks; no request can be acknowledged after the locks. Skips an account whose
 * session is in use at that moment. An account that cannot be deleted does not block the others; the first error is
 * thrown at the end.
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

/**
 * Deletes all accounts in one statement. If that fails, deletes them one by one, because an account with much data may
 * exceed the statement timeout. Throws if the database is down.
 */
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

/**
 * SQL condition: the account `users u` has no favorites, reports, cards or other data besides tests, and is in no
 * class.
 */
const HAS_NO_DATA = Prisma.sql`NOT EXISTS (SELECT 1 FROM favorites WHERE user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM question_reports WHERE user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM turned_cards WHERE user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM exam_outcomes WHERE user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM classes WHERE owner_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM class_colleagues WHERE user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM class_members WHERE user_id = u.id)`;

/**
 * Deletes accounts with an unconfirmed address that nobody has used: they have no attempt, favorite, report, card,
 * outcome or class, and no sign-in or refresh since `unusedSince`. Never deletes an admin.
 */
export const deleteAbandonedUsers = (unusedSince: Date): Promise<number> =>
  deleteAccounts({
    candidates: Prisma.sql`u.email IS NOT NULL AND u.email_verified_at IS NULL AND u.created_at < ${unusedSince} AND NOT 'ADMIN' = ANY(u.roles)`,
    unused: Prisma.sql`NOT EXISTS (SELECT 1 FROM attempts WHERE user_id = u.id)
      AND ${HAS_NO_DATA}
      AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = u.id AND last_used_at >= ${unusedSince})`,
  });

/**
 * Deletes device accounts that nobody has used since `unusedSince`. Accounts without answers, other data or classes are
 * already deleted if nobody has used them since `emptySince`. Accounts for answers on paper stay, because their class
 * needs them. A device account can be opened only by its sessions, so nobody can return once these have ended.
 */
export const deleteUnusedDevices = ({ emptySince, unusedSince }: { emptySince: Date; unusedSince: Date }) =>
  deleteAccounts({
    candidates: Prisma.sql`u.email IS NULL AND u.created_at < ${emptySince}`,
    unused: Prisma.sql`NOT EXISTS (SELECT 1 FROM class_members WHERE user_id = u.id AND on_paper)
      AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = u.id AND last_used_at >= ${emptySince})
      AND (NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = u.id AND last_used_at >= ${unusedSince})
        OR NOT EXISTS (SELECT 1 FROM attempts a JOIN attempt_questions q ON q.attempt_id = a.id
          WHERE a.user_id = u.id AND q.chosen_at IS NOT NULL)
        AND ${HAS_NO_DATA}
        AND NOT EXISTS (SELECT 1 FROM study_plans WHERE user_id = u.id AND chosen_at IS NOT NULL))`,
  });
