import type { AdminReportView } from './contract';
import type { AdminReportRow } from './store';

export const viewAdminReport = (row: AdminReportRow): AdminReportView => ({
  id: row.id,
  questionId: row.questionId,
  questionText: row.question.currentRevision?.text ?? '',
  reason: row.reason,
  comment: row.comment,
  status: row.status,
  reply: row.reply,
  createdAt: row.createdAt.toISOString(),
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  reporter: row.user?.email ?? '',
  isSameWording: row.revisionId === row.question.currentRevisionId,
});
