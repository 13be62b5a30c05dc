import type { Metadata } from 'next';
import { NoRoom } from '@/components/classes/live-room/no-room';
import { RoomPage } from '@/components/classes/live-room/room-page';
import { Messages } from '@/components/messages/messages';
import { loadRoom } from '@/lib/classes/live-room/loader';

export const metadata: Metadata = { title: 'Questions in the room' };

type Asked = Promise<Record<'id', string | string[] | undefined>>;

/** `?id=` selects the class. Without it, the page shows the class that the student joined last. */
export default async function Page({ searchParams }: { searchParams: Asked }) {
  const { id } = await searchParams;
  const found = await loadRoom(typeof id === 'string' ? id : null);
  return found ? (
    <Messages of={['question']}>
      <RoomPage {...found} />
    </Messages>
  ) : (
    <NoRoom />
  );
}
