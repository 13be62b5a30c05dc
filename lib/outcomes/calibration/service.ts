import 'server-only';
import type { CalibrationView } from './contract';
import { calibrate, OUTCOMES_NEEDED } from './rules';
import * as store from './store';

export async function getCalibration({ isAdmin }: { isAdmin: boolean }): Promise<CalibrationView> {
  const outcomes = await store.countOutcomes();
  const isShown = isAdmin || outcomes >= OUTCOMES_NEEDED;
  const frame = { isShown, outcomes, outcomesNeeded: OUTCOMES_NEEDED };
  if (!isShown) return { ...frame, figures: null };
  const [told, answered] = await Promise.all([store.listTold(), store.countAnswered()]);
  return { ...frame, figures: { ...calibrate(told), ...answered } };
}
