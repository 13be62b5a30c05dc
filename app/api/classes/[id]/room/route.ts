import * as contract from '@/lib/classes/live-room/contract';
import { getRoom } from '@/lib/classes/live-room/endpoints';
import { getRoom as read } from '@/lib/classes/live-room/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getRoom, contract.getRoom, async ({ viewer, params, query, client }) => ({
  room: await read({ viewer, id: params.id }, { ...query, language: client.language }),
}));
