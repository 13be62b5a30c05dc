import type { Metadata } from 'next';
import { ReportList } from '@/components/reports/report-list';
import { loadOwnReports } from '@/lib/reports/loader';

export const metadata: Metadata = { title: 'My reports' };

export default async function Page() {
  return (
    <>
      <h1 className="mb-6 font-bold text-3xl">My reports</h1>
      <ReportList reports={await loadOwnReports()} />
    </>
  );
}
