import type { Metadata } from 'next';
import { ReportList } from '@/components/reports/report-list';
import { PageHeader } from '@/components/ui/page-header';
import { loadOwnReports } from '@/lib/reports/loader';

export const metadata: Metadata = { title: 'My reports' };

export default async function Page() {
  return (
    <>
      <PageHeader title="My reports" />
      <ReportList reports={await loadOwnReports()} />
    </>
  );
}
