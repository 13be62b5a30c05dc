import 'server-only';
import { log } from '@/lib/log';
import { ratedDifficulties } from '@/lib/plan/bank/rules';
import { estimateDifficulties, newcomerLevel } from './rules';
import { listTried, saveDifficulties } from './store';

/** Scheduled job: estimates the difficulty of each exam-tier question from its rating and all first answers. */
export async function updateDifficulties(): Promise<void> {
  const rows = await listTried();
  const changed = await saveDifficulties(estimateDifficulties(rows, ratedDifficulties(rows)));
  if (changed > 0) log.info('difficulties fitted', { changed });
}

/** Returns the assumed ability of a new learner, from all learners' first answers. */
export const readNewcomerLevel = async (): Promise<number> => newcomerLevel(await listTried());
