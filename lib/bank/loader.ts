import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';
import type { SectionView } from './contract';
import { listSections } from './service';

/** Sections for a page's first paint; null when they cannot be read, so that the page can offer to try again. */
export async function loadSections(): Promise<SectionView[] | null> {
  try {
    return await listSections();
  } catch (error) {
    if (!noteOutage(error)) log.error('sections could not be read', { error });
    return null;
  }
}
