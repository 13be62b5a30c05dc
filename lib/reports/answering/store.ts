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
  answerIds: true,
  user: {
    select: {
      firstName: true,
      lastName: true,
      email: true,
      createdAt: true,
      sessions: { select: { deviceName: true }, orderBy: { createdAt: 'asc' }, take: 1 },
    },
  },
  question: { select: { currentRevisionId: true } },
} as const;

type Stored = Prisma.QuestionReportGetPayload<{ select: typeof shown }>;

interface SeenRevision {
  text: string;
  answers: { id: number; text: string; isCorrect: boolean }[];
}

export type AdminReportRow = Stored & { seen: SeenRevision | null };

/** Adds to each report the question as the reporter saw it. */
async function withSeen(rows: readonly Stored[]): Promise<AdminReportRow[]> {
  const revisions = await db.questionRevision.findMany({
    where: { id: { in: rows.map(({ revisionId }) => revisionId) } },
    select: {
      id: true,
      text: true,
      answers: { select: { id: true, text: true, isCorrect: true }, orderBy: { position: 'asc' } },
    },
  });
  const seen = new Map(revisions.map((revision) => [revision.id, revision]));
  return rows.map((row) => ({ ...row, seen: seen.get(row.revisionId) ?? null }));
}

export interface ReportFilter {
  status: Status;
  /** Question whose reports are listed; null: reports of all questions. */
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
  return { rows: await withSeen(rows), totalItems };
}

export async function findReport(id: string): Promise<AdminReportRow | null> {
  const row = await db.questionReport.findUnique({ where: { id }, select: shown });
  return row === null ? null : ((await withSeen([row]))[0] ?? null);
}

interface Answer {
  status: Status;
  reply: string;
}

interface LockedAnswer extends Answer {
  questionId: number;
  resolvedAt: Date | null;
}

/** Locks the report until the transaction ends, and returns its current answer; null if there is no such report. */
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
