import * as contract from '@/lib/classes/contract';
import { mergePlaces } from '@/lib/classes/endpoints';
import { mergePlaces as merge } from '@/lib/classes/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(mergePlaces, contract.mergePlaces, ({ viewer, params, body }) =>
  merge({ viewer, id: params.id }, params.placeId, body.otherId),
);
