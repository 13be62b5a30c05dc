import 'server-only';
import { cacheUntilInvalidated } from '@/lib/db/invalidation';
import { listShownTestimonials } from '@/lib/testimonials/service';
import type { TrackRecord } from './contract';
import * as store from './store';

async function read(): Promise<TrackRecord> {
  const [praise, corrections, reports] = await Promise.all([
    listShownTestimonials(),
    store.countCorrections(),
    store.weighReports(),
  ]);
  return { praise, corrections, reports };
}

/** Milliseconds for which the record is cached. Another instance may show an old record for this long. */
const CACHE_MS = 10_000;

/** Returns the record that the landing page shows. It is cached, because it is the same for every visitor. */
export const getTrackRecord = cacheUntilInvalidated(
  'live record',
  { of: ['praise', 'outcomes', 'corrections', 'sessions'], forMs: CACHE_MS },
  read,
);
