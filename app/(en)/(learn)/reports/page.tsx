import type { Metadata } from 'next';
import { ReportList } from '@/components/account/report-list';
import { BackLink } from '@/components/ui/back-link';
import { PageHeader } from '@/components/ui/page-header';
import { loadOwnReports } from '@/lib/reports/loader';

export const metadata: Metadata = { title: 'My Reports' };

export default async function Page() {
  return (
    <>
      <PageHeader title="My Reports" back={<BackLink href="/tests">Back to Tests</BackLink>} />
      <ReportList reports={await loadOwnReports()} />
    </>
  );
}
