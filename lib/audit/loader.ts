import 'server-only';
import { type Page, readPage } from '@/lib/kernel/pagination';
import { requirePageAdmin } from '@/lib/session/page-viewer';
import type { AuditView } from './contract';
import { AUDIT_SHOWN, readShown } from './rules';
import { listAudit } from './service';

/** Loads the entries with the filter and page from the URL. */
export async function loadEntries(search: { show?: unknown; page?: unknown }): Promise<Page<AuditView>> {
  await requirePageAdmin('/admin/audit');
  const shown = readShown(String(search.show));
  return listAudit({ action: shown ? AUDIT_SHOWN[shown] : undefined, page: readPage(search.page), size: 50 });
}
