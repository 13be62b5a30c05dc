import type { Metadata } from 'next';
import { ChooserPage, type ChooserPageProps } from '@/components/attempt/chooser-page';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadUsesMailedPassword } from '@/lib/account/loader';
import { loadSections } from '@/lib/bank/loader';
import { loadPlannedSections } from '@/lib/plan/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('attempt');
  return { title: t('chooseATest') };
}

export default async function Page({ searchParams }: { searchParams: Promise<ChooserPageProps['search']> }) {
  const usesMailedPassword = await loadUsesMailedPassword('/test-selection');
  const search = await searchParams;
  const [sections, planned] = await Promise.all([loadSections(), loadPlannedSections('/test-selection')]);
  return (
    <Messages of={['attempt', 'sections', 'start', 'topics']}>
      <ChooserPage {...{ sections, planned, usesMailedPassword, search }} />
    </Messages>
  );
}
