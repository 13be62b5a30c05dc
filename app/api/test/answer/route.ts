import * as contract from '@/lib/attempts/contract';
import { answerQuestion } from '@/lib/attempts/endpoints';
import { recordResponse } from '@/lib/attempts/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(answerQuestion, contract.answerQuestion, ({ viewer, body, waitedMs }) =>
  recordResponse({ userId: viewer.userId, ...body, waitedMs: waitedMs() }),
);
