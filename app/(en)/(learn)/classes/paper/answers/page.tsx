import type { Metadata } from 'next';
import { NoClass } from '@/components/classes/no-class';
import { EnterPapers } from '@/components/classes/paper/enter-papers';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadPaperAnswers } from '@/lib/classes/paper/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('paper');
  return { title: t('answersTitle') };
}

type Asked = Promise<Record<'id' | 'test', string | string[] | undefined>>;
const one = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/** `?id=` selects the class and `test=` a test of that class. Both default to the newest. */
export default async function Page({ searchParams }: { searchParams: Asked }) {
  const { id, test } = await searchParams;
  const found = await loadPaperAnswers(one(id), one(test));
  return found ? (
    <Messages of={['paper']}>
      <EnterPapers {...found} />
    </Messages>
  ) : (
    <NoClass />
  );
}
