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

/**
 * The revision that is current now is the one that was seen; null when there is none, or only a draft that nobody has seen. The
 * same said again, because the answer was lost on its way, is the same report.
 */
export async function createReport(report: {
  questionId: QuestionId;
  userId: UserId;
  reason: string;
  comment: string;
}) {
  const question = await db.question.findUnique({
    where: { id: report.questionId, state: { not: 'draft' } },
    select: { currentRevisionId: true },
  });
  if (!question?.currentRevisionId) return null;
  const data = { ...report, revisionId: question.currentRevisionId };
  const known = await db.questionReport.findFirst({ where: { ...data, status: 'open' }, select: shown });
  const created = known ?? (await db.questionReport.create({ data, select: shown }));
  return (await withWording([created]))[0] ?? null;
}

export const listReportsOf = async (userId: UserId) =>
  withWording(
    await db.questionReport.findMany({ where: { userId }, select: shown, orderBy: { createdAt: 'desc' }, take: 100 }),
  );

/** With the wording that was reported: what an admin drafts since then is not the reporter's to read. */
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
