import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/reports/answering/contract';
import { answerReport } from '@/lib/reports/answering/endpoints';
import { answerReport as answer } from '@/lib/reports/answering/service';

export const PUT = serve(answerReport, contract.answerReport, ({ viewer, params, body }) =>
  answer({ actorId: viewer.userId, id: params.id, ...body }),
);
