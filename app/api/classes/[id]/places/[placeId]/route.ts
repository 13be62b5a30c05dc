import * as contract from '@/lib/classes/contract';
import { removePlace, renamePlace } from '@/lib/classes/endpoints';
import { removePlace as remove, renamePlace as rename } from '@/lib/classes/service';
import { serve } from '@/lib/http/serve';

export const PUT = serve(renamePlace, contract.renamePlace, ({ viewer, params, body }) =>
  rename({ viewer, id: params.id }, params.placeId, body.name),
);

export const DELETE = serve(removePlace, contract.removePlace, ({ viewer, params }) =>
  remove({ viewer, id: params.id }, params.placeId),
);
