import { z } from '#schema';
import { adminQuestionView, idParams } from '@/lib/bank/contract';
import { endpoint } from '@/lib/kernel/endpoint';

/** The most duplicates that one merge takes up. */
const MAX_MERGED = 50;

export const mergeQuestions = endpoint({
  method: 'POST',
  path: '/api/questions/{id}/merge',
  summary:
    'Keep this question instead of its duplicates: favorites and answer history come with it, the duplicates are archived',
  access: 'admin',
  params: idParams,
  body: z.strictObject({
    duplicateIds: z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(MAX_MERGED),
  }),
  data: adminQuestionView,
});
