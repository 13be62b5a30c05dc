import type { Metadata } from 'next';
import { LiveBoard } from '@/components/classes/live-board';
import { NoClass } from '@/components/classes/no-class';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadBoard } from '@/lib/classes/board/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('live');
  return { title: t('boardTitle') };
}

type Asked = Promise<Record<'id' | 'test', string | string[] | undefined>>;
const one = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/** `?id=` selects the class and `test=` a test of that class. Both default to the newest. */
export default async function Page({ searchParams }: { searchParams: Asked }) {
  const { id, test } = await searchParams;
  const found = await loadBoard(one(id), one(test));
  return found ? (
    <Messages of={['live']}>
      <LiveBoard {...found} />
    </Messages>
  ) : (
    <NoClass />
  );
}
