import 'server-only';
import { audited } from '@/lib/audit/service';
import { type Page, toPage } from '@/lib/kernel/page';
import { Problem } from '@/lib/kernel/problem';
import type { AdminReportView, ReportStatus } from './contract';
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
}

const noSuchReport = () => new Problem('NOT_FOUND', 'There is no such report');

/** The reporter finds it under "My Reports". Throws `NOT_FOUND`. */
export async function answerReport({ actorId, id, status, reply }: Answer): Promise<AdminReportView> {
  await audited(async (tx, record) => {
    const before = await store.lockAnswer(tx, id);
    if (!before) throw noSuchReport();
    const { questionId, ...former } = before;
    await store.saveAnswer(tx, id, { status, reply });
    await record({
      ...{ actorId, action: 'report.answer', subject: `question:${questionId}` },
      ...{ before: former, after: { status, reply } },
    });
  });
  const saved = await store.findReport(id);
  if (!saved) throw noSuchReport();
  return viewAdminReport(saved);
}
