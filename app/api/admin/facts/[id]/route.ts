import * as contract from '@/lib/facts/contract';
import { getFact, updateFact } from '@/lib/facts/endpoints';
import { getFact as get, updateFact as update } from '@/lib/facts/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getFact, contract.getFact, ({ params }) => get(params.id, new Date()));

export const PUT = serve(updateFact, contract.updateFact, ({ viewer, params, body }) =>
  update({ actorId: viewer.userId, id: params.id, body, now: new Date() }),
);
