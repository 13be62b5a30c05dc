import 'server-only';
import { Problem } from '@/lib/kernel/problem';
import { countRow } from '@/lib/limits/service';
import type { ReportView } from './contract';
import * as store from './store';
import { viewReport } from './view';

/** Throws `NOT_FOUND`, `RATE_LIMITED`. */
export async function reportQuestion(report: {
  questionId: number;
  userId: string;
  reason: string;
  comment: string;
}): Promise<ReportView> {
  await countRow('reports', report.userId);
  const created = await store.createReport(report);
  if (!created) throw new Problem('NOT_FOUND', 'There is no such question');
  return viewReport(created);
}

export const listOwnReports = async (userId: string): Promise<ReportView[]> =>
  (await store.listReportsOf(userId)).map(viewReport);
