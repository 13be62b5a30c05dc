import 'server-only';
import { db } from '@/lib/db/client';
import { type QuestionId, toQuestionId, type UserId } from '@/lib/kernel/ids';

const shown = {
  id: true,
  questionId: true,
  reason: true,
  comment: true,
  status: true,
  reply: true,
  createdAt: true,
  resolvedAt: true,
  revisionId: true,
} as const;

export interface NewReport {
  questionId: QuestionId;
  userId: UserId;
  reason: string;
  comment: string;
  answerIds?: readonly number[] | undefined;
}

/**
 * Finds the revision that the reporter saw, by the options that the reporter chose: either the revision that learners
 * get now, or one that the reporter got in an attempt. Without chosen options, returns the revision that learners get
 * now.
 */
async function findSeen({ questionId, userId, answerIds = [] }: NewReport, shownRevisionId: number) {
  if (answerIds.length === 0) return { revisionId: shownRevisionId, answerIds: [] };
  const known = await db.$queryRaw<{ id: number; revisionId: number }[]>`
    SELECT id, revision_id AS "revisionId" FROM answers
    WHERE id = ANY(${[...answerIds]}::int[]) AND (revision_id = ${shownRevisionId} OR revision_id IN (
      SELECT aq.revision_id FROM attempt_questions aq JOIN attempts a ON a.id = aq.attempt_id
      WHERE a.user_id = ${userId}::uuid AND aq.question_id = ${questionId}))
    ORDER BY id`;
  const revisionId = known[0]?.revisionId ?? shownRevisionId;
  return { revisionId, answerIds: known.filter((one) => one.revisionId === revisionId).map(({ id }) => id) };
}

/**
 * Finds the revision that learners get now, or got last. Returns null for a question that does not exist. Also returns
 * null for a draft, archived or not, that was never published or put in review.
 */
async function findShownRevision(questionId: QuestionId): Promise<number | null> {
  const [shownLast] = await db.$queryRaw<{ id: number }[]>`
    SELECT r.id FROM questions q JOIN question_revisions r ON r.question_id = q.id
    WHERE q.id = ${questionId} AND q.state <> 'draft'
      AND (r.published_at IS NOT NULL OR r.id = q.current_revision_id AND q.state = 'in_review')
    ORDER BY r.published_at IS NOT NULL DESC, r.id = q.current_revision_id DESC, r.revision DESC LIMIT 1`;
  return shownLast?.id ?? null;
}

/**
 * Stores a report. Returns null if the question does not exist or is a draft that nobody has seen. If a client sends a
 * report again because the response was lost, returns the stored one.
 */
export async function createReport(report: NewReport) {
  const shownRevisionId = await findShownRevision(report.questionId);
  if (shownRevisionId === null) return null;
  const { questionId, userId, reason, comment } = report;
  const { answerIds, revisionId } = await findSeen(report, shownRevisionId);
  const data = { questionId, userId, reason, comment, revisionId, answerIds };
  const knownId = await findSame(data);
  const created =
    (knownId && (await db.questionReport.findUnique({ where: { id: knownId }, select: shown }))) ||
    (await db.questionReport.create({ data, select: shown }));
  return (await withWording([created]))[0] ?? null;
}

/**
 * Finds an equal open report. Locks its row, because the reply acknowledges that the report is stored
 * (lib/db/repeated-writes.alone.db.test.ts).
 */
async function findSame(said: NewReport & { revisionId: number; answerIds: number[] }): Promise<string | null> {
  const [known] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM question_reports
    WHERE question_id = ${said.questionId} AND user_id = ${said.userId}::uuid AND status = 'open' AND reason = ${said.reason}
      AND comment = ${said.comment} AND revision_id = ${said.revisionId} AND answer_ids = ${said.answerIds}::int[]
    LIMIT 1 FOR KEY SHARE`;
  return known?.id ?? null;
}

export const listReportsOf = async (userId: UserId) =>
  withWording(
    await db.questionReport.findMany({ where: { userId }, select: shown, orderBy: { createdAt: 'desc' }, take: 100 }),
  );

/**
 * Adds to each report the question's text in the reported revision. Does not use the current revision, because it may
 * be a draft that the reporter must not read.
 */
async function withWording<R extends { revisionId: number; questionId: number }>(reports: R[]) {
  const revisions = await db.questionRevision.findMany({
    where: { id: { in: reports.map((report) => report.revisionId) } },
    select: { id: true, text: true },
  });
  const texts = new Map(revisions.map(({ id, text }) => [id, text]));
  return reports.map((report) => ({
    ...report,
    questionId: toQuestionId(report.questionId),
    questionText: texts.get(report.revisionId) ?? '',
  }));
}

export type ReportRow = Awaited<ReturnType<typeof listReportsOf>>[number];
