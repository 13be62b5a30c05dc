import 'server-only';
import { db } from '@/lib/db/client';

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
    db.$transaction(async (tx) => {
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

/**
 * Accounts that were opened with an address which nobody ever confirmed, and in which nobody has done anything: no attempt, no
 * favorite, no report, no card, no outcome, no class, no sign-in and no refresh since `unusedSince`. An admin is never among them.
 */
export const deleteAbandonedUsers = (unusedSince: Date): Promise<number> =>
  inBatches(
    () => db.$executeRaw`
      DELETE FROM users WHERE id IN (
        SELECT id FROM users u WHERE email IS NOT NULL AND email_verified_at IS NULL AND created_at < ${unusedSince} AND NOT 'ADMIN' = ANY(roles)
          AND NOT EXISTS (SELECT 1 FROM attempts WHERE user_id = u.id)
          AND NOT EXISTS (SELECT 1 FROM favorites WHERE user_id = u.id)
          AND NOT EXISTS (SELECT 1 FROM question_reports WHERE user_id = u.id)
          AND NOT EXISTS (SELECT 1 FROM turned_cards WHERE user_id = u.id)
          AND NOT EXISTS (SELECT 1 FROM exam_outcomes WHERE user_id = u.id)
          AND NOT EXISTS (SELECT 1 FROM classes WHERE owner_id = u.id)
          AND NOT EXISTS (SELECT 1 FROM class_colleagues WHERE user_id = u.id)
          AND NOT EXISTS (SELECT 1 FROM class_members WHERE user_id = u.id)
          AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = u.id AND last_used_at >= ${unusedSince})
        ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );

/**
 * Device accounts (not those that hold what was answered on paper, which go with their class): those in which nothing was ever answered or kept and that are in no class, unused since `emptySince`, and those
 * unused since `unusedSince`. Their devices are the only way in, so nobody can come back to an account whose sessions have ended.
 */
export const deleteUnusedDevices = ({ emptySince, unusedSince }: { emptySince: Date; unusedSince: Date }) =>
  inBatches(
    () => db.$executeRaw`
      DELETE FROM users WHERE id IN (
        SELECT id FROM users u WHERE email IS NULL AND created_at < ${emptySince}
          AND NOT EXISTS (SELECT 1 FROM class_members WHERE user_id = u.id AND on_paper)
          AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = u.id AND last_used_at >= ${emptySince})
          AND (NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = u.id AND last_used_at >= ${unusedSince})
            OR NOT EXISTS (SELECT 1 FROM attempts a JOIN attempt_questions q ON q.attempt_id = a.id
              WHERE a.user_id = u.id AND q.chosen_at IS NOT NULL)
            AND NOT EXISTS (SELECT 1 FROM favorites WHERE user_id = u.id)
            AND NOT EXISTS (SELECT 1 FROM question_reports WHERE user_id = u.id)
            AND NOT EXISTS (SELECT 1 FROM turned_cards WHERE user_id = u.id)
            AND NOT EXISTS (SELECT 1 FROM exam_outcomes WHERE user_id = u.id)
            AND NOT EXISTS (SELECT 1 FROM classes WHERE owner_id = u.id)
            AND NOT EXISTS (SELECT 1 FROM class_colleagues WHERE user_id = u.id)
            AND NOT EXISTS (SELECT 1 FROM class_members WHERE user_id = u.id)
            AND NOT EXISTS (SELECT 1 FROM study_plans WHERE user_id = u.id AND chosen_at IS NOT NULL))
        ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );
