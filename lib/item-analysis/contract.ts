import { idParams } from '@/lib/bank/contract';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { pageOf } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { ITEM_FLAG_NAMES } from './rules';

const itemStatistics = z.object({
  questionId: z.number().int(),
  /**
   * Number of learners who have answered the question with its current options. Only each learner's first answer
   * counts.
   */
  answered: z.number().int(),
  hasEnough: z.boolean(),
  /** Share of right answers, from 0 to 1; null without answers. */
  rightShare: z.number().nullable(),
  /** Share of right answers among the best quarter of learners; null if too few of them answered. */
  goodRightShare: z.number().nullable(),
  /**
   * Point-biserial correlation between a right answer to this question and the share right on all other questions, from
   * -1 to 1; null if there are too few learners.
   */
  discrimination: z.number().nullable(),
  options: z.array(
    z.object({ answerId: z.number().int(), text: z.string(), isCorrect: z.boolean(), chosen: z.number().int() }),
  ),
  flags: z.array(z.enum(ITEM_FLAG_NAMES)),
});
export type ItemStatistics = z.infer<typeof itemStatistics>;

export const getItemStatistics = {
  summary: 'Statistics of the first answers to a question',
  params: idParams,
  data: itemStatistics,
};

const flaggedItem = itemStatistics.extend({ text: z.string(), sectionId: z.number().int() });
export type FlaggedItem = z.infer<typeof flaggedItem>;

export const listFlaggedItems = {
  summary: 'Questions with unusual statistics, the weakest discrimination first',
  query: z.strictObject({
    flag: z.enum(ITEM_FLAG_NAMES).optional(),
    sectionId: z.coerce.number().int().min(1).max(MAX_INTEGER).optional(),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  data: pageOf(flaggedItem),
};
