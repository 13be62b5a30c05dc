import { viewReport } from '@/lib/reports/view';
import type { AdminReportView } from './contract';
import type { AdminReportRow } from './store';

export const viewAdminReport = (row: AdminReportRow): AdminReportView => ({
  ...viewReport({ ...row, questionText: row.seen?.text ?? '' }),
  reporter: row.user?.email ?? '',
  answers: (row.seen?.answers ?? []).map((answer) => ({ ...answer, isChosen: row.answerIds.includes(answer.id) })),
  isSameWording: row.revisionId === row.question.currentRevisionId,
});
