import 'server-only';
import { recordAudit } from '@/lib/audit/service';
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

/** The reporter finds it under "My Reports". Throws `NOT_FOUND`. */
export async function answerReport({ actorId, id, status, reply }: Answer): Promise<AdminReportView> {
  const known = await store.findReport(id);
  if (!known) throw new Problem('NOT_FOUND', 'There is no such report');
  await store.saveAnswer(id, { status, reply });
  await recordAudit({
    actorId,
    action: 'report.answer',
    subject: `question:${known.questionId}`,
    before: { status: known.status, reply: known.reply },
    after: { status, reply },
  });
  const saved = await store.findReport(id);
  if (!saved) throw new Problem('NOT_FOUND', 'There is no such report');
  return viewAdminReport(saved);
}
