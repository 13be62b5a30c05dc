import type { Metadata } from 'next';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { WhichWayPage } from '@/components/today/study-path-page';
import { loadPlan } from '@/lib/plan/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('today');
  return { title: t('whichWay') };
}

export default async function Page() {
  return (
    <Messages of={['sections', 'today']}>
      <WhichWayPage initial={await loadPlan('/today/which-way')} />
    </Messages>
  );
}
