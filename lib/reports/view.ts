import type { ReportView } from './contract';
import type { ReportRow } from './store';

export const viewReport = (row: Omit<ReportRow, 'revisionId' | 'questionId'> & { questionId: number }): ReportView => ({
  id: row.id,
  questionId: row.questionId,
  questionText: row.questionText,
  reason: row.reason,
  comment: row.comment,
  status: row.status,
  reply: row.reply,
  createdAt: row.createdAt.toISOString(),
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
});
