import { answerQuestion } from '@/lib/attempts/contract';
import { recordAnswer } from '@/lib/attempts/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(answerQuestion, ({ viewer, body, waitedMs }) =>
  recordAnswer({ userId: viewer.userId, ...body, waitedMs: waitedMs() }),
);
