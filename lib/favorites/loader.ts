import 'server-only';
import type { UserId } from '@/lib/kernel/ids';
import type { Page } from '@/lib/kernel/pagination';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { FavoriteView, Stars } from './contract';
import { FAVORITES_PAGE_SIZE } from './rules';
import { listFavoriteIds, listFavorites } from './service';

/** Loads the first page of the viewer's favorites. Redirects a visitor to sign in. */
export async function loadFavorites(): Promise<Page<FavoriteView>> {
  const viewer = await requirePageViewer('/favorites');
  return listFavorites(viewer.userId, { page: 0, size: FAVORITES_PAGE_SIZE });
}

/** Loads the ids of the viewer's favorites, for the stars on the test page. */
export async function loadStars(userId: UserId): Promise<Stars> {
  const at = Date.now();
  return { questionIds: await listFavoriteIds(userId), at };
}
