import 'server-only';
import { isFree } from '@/lib/attempts/answer-keys/policy';
import { listWithheld } from '@/lib/attempts/answer-keys/service';
import type { UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { countRow } from '@/lib/limits/service';
import type { ReportView } from './contract';
import * as store from './store';
import { viewReport } from './view';

interface Report extends store.NewReport {
  /**
   * Key of the connection (`connectionOf`) of a device account, because the number of reports per connection is
   * limited. Null for an account with an address.
   */
  deviceConnection: string | null;
}

/** Stores a report. Throws `NOT_FOUND` for an unknown question, and `RATE_LIMITED`. */
export async function reportQuestion({ deviceConnection, ...report }: Report): Promise<ReportView> {
  if (deviceConnection !== null) await countRow('deviceReports', deviceConnection);
  await countRow('reports', report.userId);
  const created = await store.createReport(report);
  if (!created) throw new Problem('NOT_FOUND', 'There is no such question');
  return viewReport(created);
}

/**
 * Lists the caller's reports. While the caller has an open exam, leaves out reports of its questions, because a reply
 * may name the right answer.
 */
export async function listOwnReports(userId: UserId): Promise<ReportView[]> {
  const withheld = await listWithheld(userId);
  const rows = await store.listReportsOf(userId);
  return rows.filter((row) => isFree(row.questionId, withheld)).map(viewReport);
}
