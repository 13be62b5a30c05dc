import 'server-only';
import type { Page } from '@/lib/kernel/pagination';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { FavoriteView } from './contract';
import { FAVORITES_PAGE_SIZE } from './rules';
import { listFavorites } from './service';

/** The first page of the viewer's favorites. Redirects a visitor. */
export async function loadFavorites(): Promise<Page<FavoriteView>> {
  const viewer = await requirePageViewer('/favorites');
  return listFavorites(viewer.userId, { page: 0, size: FAVORITES_PAGE_SIZE });
}
