import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { RealFigures } from '@/components/outcomes/calibration-figures';
import { SimulatedFigures } from '@/components/outcomes/simulated-figures';
import { PageHeader } from '@/components/ui/page-header';
import { loadCalibration } from '@/lib/outcomes/calibration/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('calibration');
  return pageMetadata('/calibration', { title: t('title'), description: t('description') });
}

export default async function Page() {
  const view = await loadCalibration();
  const t = await readTranslations('calibration');
  return (
    <PageFrame>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="flex max-w-3xl flex-col gap-10">
        <RealFigures view={view} />
        <SimulatedFigures />
      </div>
    </PageFrame>
  );
}
