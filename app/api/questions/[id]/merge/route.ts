import { mergeQuestions } from '@/lib/bank/duplicates/contract';
import { mergeQuestions as merge } from '@/lib/bank/duplicates/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(mergeQuestions, ({ viewer, params, body }) =>
  merge(viewer.userId, params.id, body.duplicateIds),
);
