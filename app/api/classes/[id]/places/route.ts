import * as contract from '@/lib/classes/contract';
import { addPlaces, removeJoined } from '@/lib/classes/endpoints';
import { addPlaces as add, removeJoined as remove } from '@/lib/classes/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(addPlaces, contract.addPlaces, ({ viewer, params, body }) =>
  add({ viewer, id: params.id }, body.list),
);

export const DELETE = serve(removeJoined, contract.removeJoined, ({ viewer, params, query }) =>
  remove({ viewer, id: params.id }, query.since),
);
