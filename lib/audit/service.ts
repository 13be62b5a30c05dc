import 'server-only';
import { type Page, toPage } from '@/lib/kernel/page';
import type { AuditView } from './contract';
import * as store from './store';
import { viewEntry } from './view';

/** Who changed what, from what to what. Nothing secret belongs in `before` and `after`: admins read them. */
export const recordAudit = (...entries: store.NewEntry[]): Promise<void> => store.createEntries(entries);

interface Asked {
  action?: string | undefined;
  subject?: string | undefined;
  page: number;
  size: number;
}

export async function listAudit({ action, subject, page, size }: Asked): Promise<Page<AuditView>> {
  const found = await store.listEntries({ action: action || null, subject: subject || null, page, size });
  return toPage(found.rows.map(viewEntry), { page, size, totalItems: found.totalItems });
}
