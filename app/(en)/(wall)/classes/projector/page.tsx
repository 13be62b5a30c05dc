import type { Metadata } from 'next';
import { Projector } from '@/components/classes/live-room/projector';
import { NoClass } from '@/components/classes/no-class';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadRound } from '@/lib/classes/live-room/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('live');
  return { title: t('questionsInRoom') };
}

type Asked = Promise<Record<'id', string | string[] | undefined>>;

/** `?id=` selects the class. The default is the newest. */
export default async function Page({ searchParams }: { searchParams: Asked }) {
  const { id } = await searchParams;
  const found = await loadRound(typeof id === 'string' ? id : null);
  return (
    <div className="mx-auto w-full max-w-[112rem] px-4 py-6 sm:px-8">
      {found ? (
        <Messages of={['class', 'live', 'sections', 'topics']}>
          <Projector {...found} />
        </Messages>
      ) : (
        <NoClass />
      )}
    </div>
  );
}
