import * as contract from '@/lib/attempts/contract';
import { finishTest } from '@/lib/attempts/endpoints';
import { finishAttempt } from '@/lib/attempts/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(finishTest, contract.finishTest, ({ viewer, params, body }) =>
  finishAttempt({ userId: viewer.userId, id: params.id, ...body }),
);
