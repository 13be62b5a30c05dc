import type { Metadata } from 'next';
import { LiveWall } from '@/components/classes/live-wall';
import { NoClass } from '@/components/classes/no-class';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadBoard } from '@/lib/classes/board/loader';
import { LIVE_WALL_PAGE } from '@/lib/classes/rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('live');
  return { title: t('boardOnWall') };
}

type Asked = Promise<Record<'id' | 'test', string | string[] | undefined>>;
const one = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/** `?id=` selects the class and `test=` a test of that class. Both default to the newest. */
export default async function Page({ searchParams }: { searchParams: Asked }) {
  const { id, test } = await searchParams;
  const found = await loadBoard(one(id), one(test), LIVE_WALL_PAGE);
  return (
    <div className="w-full px-4 py-4 sm:px-6">
      {found ? (
        <Messages of={['live']}>
          <LiveWall {...found} />
        </Messages>
      ) : (
        <NoClass />
      )}
    </div>
  );
}
