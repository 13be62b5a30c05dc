import type { Metadata } from 'next';
import { NoClass } from '@/components/classes/no-class';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { ClassOutcomes } from '@/components/outcomes/class-outcomes';
import { loadEntered } from '@/lib/classes/outcomes/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('classresults');
  return { title: t('outcomesTitle') };
}

/** `?id=` selects the class. The default is the newest. */
export default async function Page({ searchParams }: { searchParams: Promise<{ id?: string | string[] }> }) {
  const { id } = await searchParams;
  const found = await loadEntered(typeof id === 'string' ? id : null);
  if (!found) return <NoClass />;
  return (
    <Messages of={['classresults', 'outcomes', 'sections']}>
      <ClassOutcomes key={found.shown.id} shown={found.shown} initial={found.entered} />
    </Messages>
  );
}
