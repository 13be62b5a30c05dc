import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/plan/contract';
import { listSetQuestions } from '@/lib/plan/endpoints';
import { listSetQuestions as readSetQuestions } from '@/lib/plan/service';

export const GET = serve(listSetQuestions, contract.listSetQuestions, ({ viewer, client, now, params }) =>
  readSetQuestions({ userId: viewer.userId, timeZone: client.timeZone, now }, params.id),
);
