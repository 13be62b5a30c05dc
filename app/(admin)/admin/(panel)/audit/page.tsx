import type { Metadata } from 'next';
import { AuditPage } from '@/components/admin/audit/audit-page';
import { loadNewestEntries } from '@/lib/audit/loader';

export const metadata: Metadata = { title: 'Audit log', robots: { index: false } };

export default async function Page() {
  return <AuditPage initial={await loadNewestEntries()} />;
}
