import 'server-only';
import { audited } from '@/lib/audit/service';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { Problem } from '@/lib/kernel/problem';
import type { AdminReportView } from './contract';
import type { ReportStatus } from './rules';
import * as store from './store';
import { viewAdminReport } from './view';

interface Asked {
  status: ReportStatus;
  questionId?: number | undefined;
  page: number;
  size: number;
}

export async function listReports({ status, questionId = 0, page, size }: Asked): Promise<Page<AdminReportView>> {
  const found = await store.listReports({ status, questionId: questionId || null, page, size });
  return toPage(found.rows.map(viewAdminReport), { page, size, totalItems: found.totalItems });
}

interface Answer {
  actorId: string;
  id: string;
  status: ReportStatus;
  reply: string;
  /** Time of the last answer that the admin saw; null if there was none. Omitted: any stored answer is overwritten. */
  seenResolvedAt?: string | null | undefined;
}

const noSuchReport = () => new Problem('NOT_FOUND', 'There is no such report');
const conflict = () => new Problem('CONFLICT', 'Another admin answered this report meanwhile. Nothing was saved.');

const isSame = (seen: string | null, stored: Date | null): boolean =>
  (seen === null ? null : new Date(seen).getTime()) === (stored?.getTime() ?? null);

/**
 * Saves the answer, which the reporter sees under "My Reports". Throws `NOT_FOUND`, and `CONFLICT` if another admin has
 * answered since.
 */
export async function answerReport({ actorId, id, status, reply, seenResolvedAt }: Answer): Promise<AdminReportView> {
  await audited(async (tx, record) => {
    const before = await store.lockAnswer(tx, id);
    if (!before) throw noSuchReport();
    const { questionId, resolvedAt, ...former } = before;
    if (seenResolvedAt !== undefined && !isSame(seenResolvedAt, resolvedAt)) throw conflict();
    await store.saveAnswer(tx, id, { status, reply });
    await record({
      actorId,
      action: 'report.answer',
      subject: `question:${questionId}`,
      before: former,
      after: { status, reply },
    });
  });
  const saved = await store.findReport(id);
  if (!saved) throw noSuchReport();
  return viewAdminReport(saved);
}
