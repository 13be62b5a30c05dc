import * as contract from '@/lib/classes/contract';
import { addPlaces } from '@/lib/classes/endpoints';
import { addPlaces as add } from '@/lib/classes/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(addPlaces, contract.addPlaces, ({ viewer, params, body }) =>
  add({ viewer, id: params.id }, body.list),
);
