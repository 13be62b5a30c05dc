import type { Metadata } from 'next';
import { NoClass } from '@/components/classes/no-class';
import { ResultsPage } from '@/components/classes/results-page';
import { Messages } from '@/components/messages/messages';
import { loadResults } from '@/lib/classes/results/loader';

export const metadata: Metadata = { title: 'Results of a class' };

type Asked = Promise<Record<'id' | 'test', string | string[] | undefined>>;
const one = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/** `?id=` selects the class and `test=` a test of that class. Both default to the newest. */
export default async function Page({ searchParams }: { searchParams: Asked }) {
  const { id, test } = await searchParams;
  const found = await loadResults(one(id), one(test));
  return found ? (
    <Messages of={['classes']}>
      <ResultsPage {...found} />
    </Messages>
  ) : (
    <NoClass />
  );
}
