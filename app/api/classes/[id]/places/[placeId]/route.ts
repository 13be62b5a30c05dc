import * as contract from '@/lib/classes/contract';
import { removePlace, renamePlace } from '@/lib/classes/endpoints';
import { changePlace, removePlace as remove } from '@/lib/classes/service';
import { serve } from '@/lib/http/serve';

export const PUT = serve(renamePlace, contract.renamePlace, ({ viewer, params, body }) =>
  changePlace({ viewer, id: params.id }, params.placeId, body),
);

export const DELETE = serve(removePlace, contract.removePlace, ({ viewer, params }) =>
  remove({ viewer, id: params.id }, params.placeId),
);
