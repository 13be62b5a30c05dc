import type { Metadata } from 'next';
import { NoClass } from '@/components/classes/no-class';
import { Messages } from '@/components/messages/messages';
import { ClassOutcomes } from '@/components/outcomes/class-outcomes';
import { loadEntered } from '@/lib/classes/outcomes/loader';

export const metadata: Metadata = { title: 'Exam results of a class' };

/** `?id=` selects the class. The default is the newest. */
export default async function Page({ searchParams }: { searchParams: Promise<{ id?: string | string[] }> }) {
  const { id } = await searchParams;
  const found = await loadEntered(typeof id === 'string' ? id : null);
  if (!found) return <NoClass />;
  return (
    <Messages of={['outcomes', 'sections']}>
      <ClassOutcomes key={found.shown.id} shown={found.shown} initial={found.entered} />
    </Messages>
  );
}
