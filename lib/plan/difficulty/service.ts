import 'server-only';
import { log } from '@/lib/log';
import { ratedDifficulties } from '@/lib/plan/bank/rules';
import { fitDifficulties, newcomerLevel } from './rules';
import { listTried, saveFitted } from './store';

/**
 * Job: estimates the difficulty of each question of the exam tier, from the ratings and the totals of first answers.
 */
export async function fitAllDifficulties(): Promise<void> {
  const rows = await listTried();
  const changed = await saveFitted(fitDifficulties(rows, ratedDifficulties(rows)));
  if (changed > 0) log.info('difficulties fitted', { changed });
}

/** Returns the prior ability before the first answer, from everybody's first answers. */
export const readNewcomerLevel = async (): Promise<number> => newcomerLevel(await listTried());
