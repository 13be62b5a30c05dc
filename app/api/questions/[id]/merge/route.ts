import * as contract from '@/lib/bank/duplicates/contract';
import { mergeQuestions } from '@/lib/bank/duplicates/endpoints';
import { mergeQuestions as merge } from '@/lib/bank/duplicates/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(mergeQuestions, contract.mergeQuestions, ({ viewer, params, body }) =>
  merge(viewer.userId, params.id, body.duplicateIds),
);
