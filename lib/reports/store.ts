import 'server-only';
import { db } from '@/lib/db/client';

const shown = {
  id: true,
  questionId: true,
  reason: true,
  comment: true,
  status: true,
  reply: true,
  createdAt: true,
  resolvedAt: true,
  question: { select: { currentRevision: { select: { text: true } } } },
} as const;

/** The revision that is current now is the one that was seen; null when there is none, or only a draft that nobody has seen. */
export async function createReport(report: { questionId: number; userId: string; reason: string; comment: string }) {
  const question = await db.question.findUnique({
    where: { id: report.questionId, state: { not: 'draft' } },
    select: { currentRevisionId: true },
  });
  if (!question?.currentRevisionId) return null;
  return db.questionReport.create({ data: { ...report, revisionId: question.currentRevisionId }, select: shown });
}

export const listReportsOf = (userId: string) =>
  db.questionReport.findMany({ where: { userId }, select: shown, orderBy: { createdAt: 'desc' }, take: 100 });

export type ReportRow = Awaited<ReturnType<typeof listReportsOf>>[number];
