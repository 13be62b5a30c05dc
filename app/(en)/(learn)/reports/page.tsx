import type { Metadata } from 'next';
import { ReportList } from '@/components/account/report-list';
import { readTranslations } from '@/components/messages/server-texts';
import { BackLink } from '@/components/ui/back-link';
import { PageHeader } from '@/components/ui/page-header';
import { pathIn } from '@/lib/kernel/language';
import { readPageLanguage } from '@/lib/kernel/page-language';
import { loadOwnReports } from '@/lib/reports/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('reports');
  return { title: t('myReports') };
}

export default async function Page() {
  const reports = await loadOwnReports();
  const t = await readTranslations('reports');
  const tests = pathIn(await readPageLanguage(), '/tests');
  return (
    <>
      <PageHeader title={t('myReports')} back={<BackLink href={tests}>{t('backToTests')}</BackLink>} />
      <ReportList reports={reports} />
    </>
  );
}
