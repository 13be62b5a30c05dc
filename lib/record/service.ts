import 'server-only';
import { cacheUntilInvalidated } from '@/lib/db/invalidation';
import { listShownPraise } from '@/lib/praise/service';
import type { LiveRecord } from './contract';
import * as store from './store';

async function read(): Promise<LiveRecord> {
  const [praise, corrections, reports] = await Promise.all([
    listShownPraise(),
    store.countCorrections(),
    store.weighReports(),
  ]);
  return { praise, corrections, reports };
}

/** How long another instance may show what was taken back here, and how old the waiting of reports may be. */
const KEPT_MS = 10_000;

/** From memory: the same for everybody who reads the landing page. */
export const getRecord = cacheUntilInvalidated(
  'live record',
  { of: ['praise', 'outcomes', 'corrections', 'sessions'], forMs: KEPT_MS },
  read,
);
