import { ArrowLeft } from 'lucide-react';
import type { Metadata } from 'next';
import { ReportList } from '@/components/reports/report-list';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { loadOwnReports } from '@/lib/reports/loader';

export const metadata: Metadata = { title: 'My Reports' };

export default async function Page() {
  return (
    <>
      <PageHeader
        title="My Reports"
        back={
          <LinkButton href="/tests" variant="ghost">
            <ArrowLeft aria-hidden className="size-5" />
            Back to Tests
          </LinkButton>
        }
      />
      <ReportList reports={await loadOwnReports()} />
    </>
  );
}
