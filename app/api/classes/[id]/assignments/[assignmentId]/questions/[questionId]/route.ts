import * as contract from '@/lib/classes/assignments/questions/contract';
import { listSpareQuestions, swapQuestion } from '@/lib/classes/assignments/questions/endpoints';
import { listSpareQuestions as list, swapQuestion as swap } from '@/lib/classes/assignments/questions/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listSpareQuestions, contract.listSpareQuestions, ({ viewer, params: { questionId, ...of } }) =>
  list({ viewer, ...of }, questionId),
);

export const PUT = serve(swapQuestion, contract.swapQuestion, ({ viewer, params: { questionId, ...of }, body }) =>
  swap({ viewer, ...of }, questionId, body.by),
);
