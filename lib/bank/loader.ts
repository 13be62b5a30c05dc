import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';
import type { SectionView } from './contract';
import { listSections } from './service';

/** Loads the sections for a page's first render. Returns null on an error, so that the page can offer a retry. */
export async function loadSections(): Promise<SectionView[] | null> {
  try {
    return await listSections();
  } catch (error) {
    if (!noteOutage(error)) log.error('sections could not be read', { error });
    return null;
  }
}
