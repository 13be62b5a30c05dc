import 'server-only';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

type Status = 'open' | 'resolved' | 'declined';

const shown = {
  id: true,
  questionId: true,
  revisionId: true,
  reason: true,
  comment: true,
  status: true,
  reply: true,
  createdAt: true,
  resolvedAt: true,
  user: { select: { email: true } },
  question: { select: { currentRevisionId: true, currentRevision: { select: { text: true } } } },
} as const;

export type AdminReportRow = Prisma.QuestionReportGetPayload<{ select: typeof shown }>;

export interface ReportFilter {
  status: Status;
  /** Null: of every question. */
  questionId: number | null;
  page: number;
  size: number;
}

export async function listReports(filter: ReportFilter): Promise<{ rows: AdminReportRow[]; totalItems: number }> {
  const { status, questionId, page, size } = filter;
  const where = { status, ...(questionId === null ? {} : { questionId }) };
  const [rows, totalItems] = await Promise.all([
    db.questionReport.findMany({
      where,
      select: shown,
      orderBy: [{ createdAt: status === 'open' ? 'asc' : 'desc' }, { id: 'asc' }],
      skip: page * size,
      take: size,
    }),
    db.questionReport.count({ where }),
  ]);
  return { rows, totalItems };
}

export const findReport = (id: string) => db.questionReport.findUnique({ where: { id }, select: shown });

interface Answer {
  status: Status;
  reply: string;
}

interface LockedAnswer extends Answer {
  questionId: number;
  resolvedAt: Date | null;
}

/** What was answered so far, as nobody else can change it until the transaction ends; null when there is no such report. */
export async function lockAnswer(tx: Prisma.TransactionClient, id: string): Promise<LockedAnswer | null> {
  const [row] = await tx.$queryRaw<LockedAnswer[]>`
    SELECT question_id AS "questionId", status::text AS status, reply, resolved_at AS "resolvedAt" FROM question_reports
    WHERE id = ${id}::uuid FOR UPDATE`;
  return row ?? null;
}

export async function saveAnswer(tx: Prisma.TransactionClient, id: string, answer: Answer): Promise<void> {
  const resolvedAt = answer.status === 'open' ? null : new Date();
  await tx.questionReport.updateMany({ where: { id }, data: { ...answer, resolvedAt } });
}
