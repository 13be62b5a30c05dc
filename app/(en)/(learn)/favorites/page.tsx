import type { Metadata } from 'next';
import { FavoritesPage } from '@/components/favorites/favorites-page';
import { Messages } from '@/components/messages/messages';
import { loadFavorites } from '@/lib/favorites/loader';

export const metadata: Metadata = { title: 'My favorite questions' };

export default async function Page() {
  return (
    <Messages of={['question', 'start', 'study']}>
      <FavoritesPage initial={await loadFavorites()} />
    </Messages>
  );
}
