import * as contract from '@/lib/attempts/contract';
import { getAttemptResult } from '@/lib/attempts/endpoints';
import { getResult } from '@/lib/attempts/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getAttemptResult, contract.getAttemptResult, ({ viewer, params }) =>
  getResult({ userId: viewer.userId, id: params.id }),
);
