import 'server-only';
import { readOr } from '@/lib/db/outage';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { NoticeView } from './contract';
import { listNotices } from './service';

/** Loads the notices for a page. Returns none when the query fails, so that the rest of the page still renders. */
export async function loadNotices(path: string): Promise<NoticeView[]> {
  const { userId } = await requirePageViewer(path);
  return readOr([], 'notices could not be read', () => listNotices(userId));
}
