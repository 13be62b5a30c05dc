import 'server-only';
import { type Page, toPage } from '@/lib/kernel/pagination';
import type { AuditView } from './contract';
import * as store from './store';
import { viewEntry } from './view';

/** Writes audit entries. `before` and `after` must not contain secrets, because admins read them. */
export type RecordEntries = (...entries: store.NewEntry[]) => Promise<void>;

export type Transaction = Parameters<Parameters<typeof store.inTransaction>[0]>[0];

/**
 * Runs an admin's action and records the values before and after it, in one transaction. If an entry cannot be written,
 * the action is rolled back; if the action throws, no entry is stored. The action must use the transaction for all its
 * statements.
 */
export const audited = <T>(
  act: (tx: Transaction, record: RecordEntries) => Promise<T>,
  patience?: store.Patience,
): Promise<T> => store.inTransaction((tx) => act(tx, (...entries) => store.createEntries(tx, entries)), patience);

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
