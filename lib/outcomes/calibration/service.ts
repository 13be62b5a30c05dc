import 'server-only';
import { cacheUntilInvalidated } from '@/lib/db/invalidation';
import type { CalibrationView } from './contract';
import { calibrate, PEOPLE_NEEDED } from './rules';
import * as store from './store';

interface Worked {
  people: number;
  figures: NonNullable<CalibrationView['figures']>;
}

async function work(): Promise<Worked> {
  const [people, told, answered] = await Promise.all([
    store.countPeople(),
    store.listChanceCounts(),
    store.countAnswered(),
  ]);
  return { people, figures: { ...calibrate(told), ...answered } };
}

/** Milliseconds for which the results are cached. The time is short, because another instance may change outcomes. */
const CACHE_MS = 60_000;

/** Caches the results in memory. Otherwise each visit would read all reported outcomes. */
const figuresNow = cacheUntilInvalidated('calibration', { of: ['outcomes'], forMs: CACHE_MS }, work);

export async function getCalibration({ isAdmin }: { isAdmin: boolean }): Promise<CalibrationView> {
  const { people, figures } = await figuresNow();
  const isShown = isAdmin || people >= PEOPLE_NEEDED;
  return { isShown, people, peopleNeeded: PEOPLE_NEEDED, figures: isShown ? figures : null };
}
