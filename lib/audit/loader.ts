import 'server-only';
import type { Page } from '@/lib/kernel/page';
import { requirePageAdmin } from '@/lib/session/page-viewer';
import type { AuditView } from './contract';
import { listAudit } from './service';

export async function loadNewestEntries(): Promise<Page<AuditView>> {
  await requirePageAdmin('/admin/audit');
  return listAudit({ page: 0, size: 50 });
}
