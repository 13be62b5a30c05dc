import 'server-only';
import { log } from '@/lib/log';
import { ratedDifficulties } from '@/lib/plan/bank/rules';
import { fitDifficulties, newcomerLevel } from './rules';
import { listTried, saveFitted } from './store';

/** Scheduled job: estimates the difficulty of each exam-tier question from its rating and all first answers. */
export async function fitAllDifficulties(): Promise<void> {
  const rows = await listTried();
  const changed = await saveFitted(fitDifficulties(rows, ratedDifficulties(rows)));
  if (changed > 0) log.info('difficulties fitted', { changed });
}

/** Returns the assumed ability of a new learner, from all learners' first answers. */
export const readNewcomerLevel = async (): Promise<number> => newcomerLevel(await listTried());
