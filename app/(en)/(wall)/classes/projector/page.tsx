import type { Metadata } from 'next';
import { Projector } from '@/components/classes/live-room/projector';
import { NoClass } from '@/components/classes/no-class';
import { Messages } from '@/components/messages/messages';
import { loadRound } from '@/lib/classes/live-room/loader';

export const metadata: Metadata = { title: 'Questions in the room' };

type Asked = Promise<Record<'id', string | string[] | undefined>>;

/** `?id=` selects the class. The default is the newest. */
export default async function Page({ searchParams }: { searchParams: Asked }) {
  const { id } = await searchParams;
  const found = await loadRound(typeof id === 'string' ? id : null);
  return (
    <div className="mx-auto w-full max-w-[112rem] px-4 py-6 sm:px-8">
      {found ? (
        <Messages of={['class', 'sections', 'topics']}>
          <Projector {...found} />
        </Messages>
      ) : (
        <NoClass />
      )}
    </div>
  );
}
