import 'server-only';
import { mayTellMarkSql } from '@/lib/attempts/answer-keys/service';
import type { UserId } from '@/lib/kernel/ids';
import type { ConfidenceView } from './contract';
import { ANSWERS_NEEDED, tallyOf } from './rules';
import { countBySure } from './store';

export async function getConfidence(userId: UserId): Promise<ConfidenceView> {
  const rows = await countBySure(userId, mayTellMarkSql(userId));
  const of = (sure: boolean) => tallyOf(rows.find((row) => row.sure === sure) ?? { answers: 0, correct: 0 });
  return { answersNeeded: ANSWERS_NEEDED, sure: of(true), notSure: of(false) };
}
