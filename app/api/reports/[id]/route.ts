import { serve } from '@/lib/http/serve';
import { answerReport } from '@/lib/reports/answering/contract';
import { answerReport as answer } from '@/lib/reports/answering/service';

export const PUT = serve(answerReport, ({ viewer, params, body }) =>
  answer({ actorId: viewer.userId, id: params.id, ...body }),
);
