import type { Metadata } from 'next';
import { AuditPage } from '@/components/admin/audit/audit-page';
import { loadEntries } from '@/lib/audit/loader';

export const metadata: Metadata = { title: 'Audit log', robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  return <AuditPage initial={await loadEntries(await searchParams)} />;
}
