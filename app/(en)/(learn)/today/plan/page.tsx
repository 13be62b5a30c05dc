import type { Metadata } from 'next';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { PlanPage } from '@/components/today/plan-page';
import { loadPlan } from '@/lib/plan/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('today');
  return { title: t('yourPlan') };
}

export default async function Page() {
  return (
    <Messages of={['sections', 'today']}>
      <PlanPage initial={await loadPlan('/today/plan')} />
    </Messages>
  );
}
