import type { Metadata } from 'next';
import { FavoritesPage } from '@/components/favorites/favorites-page';
import { loadFavorites } from '@/lib/favorites/loader';

export const metadata: Metadata = { title: 'My favorite questions' };

export default async function Page() {
  return <FavoritesPage initial={await loadFavorites()} />;
}
