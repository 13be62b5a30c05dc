import type { Metadata } from 'next';
import { FavoritesPage } from '@/components/favorites/favorites-page';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadFavorites } from '@/lib/favorites/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('favorites');
  return { title: t('title') };
}

export default async function Page() {
  return (
    <Messages of={['question', 'sections', 'start', 'study']}>
      <FavoritesPage initial={await loadFavorites()} />
    </Messages>
  );
}
