import type { Metadata } from 'next';
import { ReportsPage } from '@/components/admin/reports/reports-page';
import { loadReports } from '@/lib/reports/answering/loader';

export const metadata: Metadata = { title: 'Question reports', robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  return <ReportsPage initial={await loadReports(await searchParams)} />;
}
