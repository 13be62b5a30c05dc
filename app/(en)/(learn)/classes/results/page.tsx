import type { Metadata } from 'next';
import { NoClass } from '@/components/classes/no-class';
import { ResultsPage } from '@/components/classes/results-page';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadResults } from '@/lib/classes/results/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('classresults');
  return { title: t('pageTitle') };
}

type Asked = Promise<Record<'id' | 'test', string | string[] | undefined>>;
const one = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/** `?id=` selects the class and `test=` a test of that class. Both default to the newest. */
export default async function Page({ searchParams }: { searchParams: Asked }) {
  const { id, test } = await searchParams;
  const found = await loadResults(one(id), one(test));
  return found ? (
    <Messages of={['classes', 'classresults', 'sections', 'topics']}>
      <ResultsPage {...found} />
    </Messages>
  ) : (
    <NoClass />
  );
}
