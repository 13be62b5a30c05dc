import * as contract from '@/lib/facts/contract';
import { checkFact } from '@/lib/facts/endpoints';
import { checkFact as check } from '@/lib/facts/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(checkFact, contract.checkFact, ({ viewer, params }) =>
  check({ actorId: viewer.userId, id: params.id, now: new Date() }),
);
