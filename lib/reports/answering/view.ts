import { viewReport } from '@/lib/reports/view';
import type { AdminReportView } from './contract';
import type { AdminReportRow } from './store';

export const viewAdminReport = (row: AdminReportRow): AdminReportView => ({
  ...viewReport({ ...row, questionText: row.question.currentRevision?.text ?? '' }),
  reporter: row.user?.email ?? '',
  isSameWording: row.revisionId === row.question.currentRevisionId,
});
