import * as contract from '@/lib/classes/room/contract';
import { getRoom } from '@/lib/classes/room/endpoints';
import { getRoom as read } from '@/lib/classes/room/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getRoom, contract.getRoom, async ({ viewer, params, query }) => ({
  room: await read({ viewer, id: params.id }, query),
}));
