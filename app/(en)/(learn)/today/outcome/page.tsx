import type { Metadata } from 'next';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { OutcomePage } from '@/components/outcomes/outcome-page';
import { loadOutcomes } from '@/lib/plan/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('outcomes');
  return { title: t('title') };
}

export default async function Page() {
  const loaded = await loadOutcomes();
  return (
    <Messages of={['notices', 'outcomes', 'sections']}>
      <OutcomePage {...loaded} />
    </Messages>
  );
}
