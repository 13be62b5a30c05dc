import type { Metadata } from 'next';
import { ReportsPage } from '@/components/admin/reports/reports-page';
import { loadOpenReports } from '@/lib/reports/answering/loader';

export const metadata: Metadata = { title: 'Reports', robots: { index: false } };

export default async function Page() {
  return <ReportsPage initial={await loadOpenReports()} />;
}
