import { accountName } from '@/lib/kernel/account';
import { viewReport } from '@/lib/reports/view';
import type { AdminReportView } from './contract';
import type { AdminReportRow } from './store';

const reporterOf = ({ user }: AdminReportRow): string => {
  if (user === null) return '';
  return user.email ?? accountName({ ...user, deviceName: user.sessions[0]?.deviceName ?? null });
};

export const viewAdminReport = (row: AdminReportRow): AdminReportView => ({
  ...viewReport({ ...row, questionText: row.seen?.text ?? '' }),
  reporter: reporterOf(row),
  answers: (row.seen?.answers ?? []).map((answer) => ({ ...answer, isChosen: row.answerIds.includes(answer.id) })),
  isSameWording: row.revisionId === row.question.currentRevisionId,
});
