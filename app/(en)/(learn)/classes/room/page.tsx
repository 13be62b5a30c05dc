import type { Metadata } from 'next';
import { NoRoom } from '@/components/classes/live-room/no-room';
import { RoomPage } from '@/components/classes/live-room/room-page';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadRoom } from '@/lib/classes/live-room/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('classes');
  return { title: t('questionsInTheRoom') };
}

type Asked = Promise<Record<'id', string | string[] | undefined>>;

/** `?id=` selects the class. Without it, the page shows the class that the student joined last. */
export default async function Page({ searchParams }: { searchParams: Asked }) {
  const { id } = await searchParams;
  const found = await loadRoom(typeof id === 'string' ? id : null);
  return found ? (
    <Messages of={['classes', 'question']}>
      <RoomPage {...found} />
    </Messages>
  ) : (
    <NoRoom />
  );
}
