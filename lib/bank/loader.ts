import 'server-only';
import { readOr } from '@/lib/db/outage';
import type { SectionView } from './contract';
import { listSections } from './service';

/** Loads the sections for a page's first render. Returns null on an error, so that the page can offer a retry. */
export async function loadSections(): Promise<SectionView[] | null> {
  return readOr(null, 'sections could not be read', () => listSections());
}
