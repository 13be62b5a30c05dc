import * as contract from '@/lib/classes/paper/answers/contract';
import { removePaper } from '@/lib/classes/paper/answers/endpoints';
import { removePaper as remove } from '@/lib/classes/paper/answers/service';
import { serve } from '@/lib/http/serve';

export const DELETE = serve(removePaper, contract.removePaper, ({ viewer, params: { placeId, ...params } }) =>
  remove({ viewer, ...params }, placeId),
);
