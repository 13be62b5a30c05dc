import * as contract from '@/lib/classes/board/contract';
import { getBoard } from '@/lib/classes/board/endpoints';
import { getBoard as get } from '@/lib/classes/board/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getBoard, contract.getBoard, ({ viewer, params, query }) =>
  get({ viewer, id: params.id, ...query }),
);
