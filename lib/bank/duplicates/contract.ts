import { idParams } from '@/lib/bank/contract';
import { adminQuestionView } from '@/lib/bank/editing/contract';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { z } from '@/lib/kernel/schema';

/**
 * Lowest similarity threshold that a caller may set. Below it, most pairs are only questions about the same subject.
 */
export const LOWEST_THRESHOLD = 0.3;

export const findDuplicates = {
  summary: 'Pairs of questions whose wording is alike',
  query: z.strictObject({ threshold: z.coerce.number().min(LOWEST_THRESHOLD).max(1).default(0.6) }),
  data: z.object({
    duplicates: z.array(z.object({ similarity: z.number(), first: adminQuestionView, second: adminQuestionView })),
  }),
};

/** Maximum number of duplicates in one merge. */
const MAX_MERGED = 50;

export const mergeQuestions = {
  summary:
    'Keep this question instead of its duplicates: favorites and answer history come with it, the duplicates are archived',
  params: idParams,
  body: z.strictObject({
    duplicateIds: z.array(z.number().int().min(1).max(MAX_INTEGER)).min(1).max(MAX_MERGED),
  }),
  data: adminQuestionView,
};
