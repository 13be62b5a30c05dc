import { toQuestionId } from '@/lib/kernel/ids';
import type { BankRow } from '@/lib/plan/bank/rules';

/** Returns a published Core question about a fact that no other question asks. */
export const bankRow = (id: number, given: Partial<BankRow> = {}): BankRow => ({
  id: toQuestionId(id),
  sectionId: 6,
  topic: 'laws',
  fact: `C-${id}`,
  isExamTier: true,
  isPublished: true,
  expected: 0.5,
  estimatedDifficulty: null,
  asked: 200,
  explained: 200,
  figures: [],
  ...given,
});
