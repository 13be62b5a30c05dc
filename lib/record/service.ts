import 'server-only';
import { stateOf } from '@/lib/db/outdate';
import { perProcess } from '@/lib/kernel/per-process';
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

const keptRecord = perProcess('live record', () => ({ at: 0, state: '', record: null as Promise<LiveRecord> | null }));

/** From memory: the same for everybody who reads the landing page. */
export function getRecord(): Promise<LiveRecord> {
  const kept = keptRecord();
  const state = [stateOf('praise'), stateOf('outcomes'), stateOf('corrections'), stateOf('sessions')].join();
  if (kept.record && kept.state === state && Date.now() - kept.at < KEPT_MS) return kept.record;
  const record = read();
  Object.assign(kept, { at: Date.now(), state, record });
  // Do not keep a failure.
  record.catch(() => {
    if (kept.record === record) kept.record = null;
  });
  return record;
}
