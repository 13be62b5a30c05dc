import 'server-only';
import { db } from '@/lib/db/client';

/**
 * Everything that is held about a person, by the table that holds it; a table that comes to name users and is not here
 * fails a test. Hashes of passwords and tokens stay: they are keys, not facts about the person.
 */
const READERS = {
  users: (id: string) =>
    db.user.findUnique({ where: { id }, omit: { passwordHash: true } }).then((user) => (user ? [user] : [])),
  profile_pictures: (userId: string) => db.profilePicture.findMany({ where: { userId } }),
  sessions: (userId: string) => db.session.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
  refresh_tokens: (userId: string) =>
    db.refreshToken.findMany({ where: { session: { userId } }, omit: { hash: true }, orderBy: { createdAt: 'asc' } }),
  mail_tokens: (userId: string) =>
    db.mailToken.findMany({ where: { userId }, omit: { hash: true }, orderBy: { createdAt: 'asc' } }),
  attempts: (userId: string) => db.attempt.findMany({ where: { userId }, orderBy: { startedAt: 'asc' } }),
  attempt_questions: (userId: string) =>
    db.attemptQuestion.findMany({
      where: { attempt: { userId } },
      orderBy: [{ attemptId: 'asc' }, { position: 'asc' }],
    }),
  attempt_sections: (userId: string) => db.attemptSection.findMany({ where: { attempt: { userId } } }),
  learner_questions: (userId: string) => db.learnerQuestion.findMany({ where: { userId } }),
  favorites: (userId: string) => db.favorite.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
  question_reports: (userId: string) =>
    db.questionReport.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
  question_revisions: (authorId: string) =>
    db.questionRevision.findMany({ where: { authorId }, orderBy: { id: 'asc' } }),
  analytics_sessions: (userId: string) => db.analyticsSession.findMany({ where: { userId } }),
  audit_entries: (userId: string) =>
    db.auditEntry.findMany({
      where: { OR: [{ actorId: userId }, { subject: `user:${userId}` }] },
      orderBy: { createdAt: 'asc' },
    }),
} as const;

export const EXPORTED_TABLES: readonly string[] = Object.keys(READERS);

/** Rows by table. One table after the other: an export is in no hurry, and the pool is everybody's. */
export async function readEverythingAbout(userId: string): Promise<Record<string, object[]>> {
  const held: Record<string, object[]> = {};
  for (const [table, read] of Object.entries(READERS)) held[table] = await read(userId);
  return held;
}
