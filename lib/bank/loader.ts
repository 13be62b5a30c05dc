import 'server-only';
import { readOr } from '@/lib/db/outage';
import type { SectionView } from './contract';
import { listSections } from './service';

/**
 * Loads the sections for the first render of a page. Returns null if the query fails, so that the page can offer a
 * retry.
 */
export async function loadSections(): Promise<SectionView[] | null> {
  return readOr(null, 'sections could not be read', () => listSections());
}
