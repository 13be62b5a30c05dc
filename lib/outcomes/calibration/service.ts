import 'server-only';
import { stateOf } from '@/lib/db/outdate';
import { perProcess } from '@/lib/kernel/per-process';
import type { CalibrationView } from './contract';
import { calibrate, PEOPLE_NEEDED } from './rules';
import * as store from './store';

interface Worked {
  people: number;
  figures: NonNullable<CalibrationView['figures']>;
}

async function work(): Promise<Worked> {
  const [people, told, answered] = await Promise.all([store.countPeople(), store.listTold(), store.countAnswered()]);
  return { people, figures: { ...calibrate(told), ...answered } };
}

/** How long figures stand that nobody here has changed: another instance may have, and days end. */
const KEPT_MS = 60_000;

const keptFigures = perProcess('calibration', () => ({ at: 0, state: -1, worked: null as Promise<Worked> | null }));

/** From memory: every visit would otherwise go through all that was ever reported. */
function figuresNow(): Promise<Worked> {
  const kept = keptFigures();
  const state = stateOf('outcomes');
  if (kept.worked && kept.state === state && Date.now() - kept.at < KEPT_MS) return kept.worked;
  const worked = work();
  Object.assign(kept, { at: Date.now(), state, worked });
  // Do not keep a failure.
  worked.catch(() => {
    if (kept.worked === worked) kept.worked = null;
  });
  return worked;
}

export async function getCalibration({ isAdmin }: { isAdmin: boolean }): Promise<CalibrationView> {
  const { people, figures } = await figuresNow();
  const isShown = isAdmin || people >= PEOPLE_NEEDED;
  return { isShown, people, peopleNeeded: PEOPLE_NEEDED, figures: isShown ? figures : null };
}
