import * as contract from '@/lib/classes/room/contract';
import { answerInRoom } from '@/lib/classes/room/endpoints';
import { answerInRoom as answer } from '@/lib/classes/room/service';
import { serve } from '@/lib/http/serve';

export const PUT = serve(answerInRoom, contract.answerInRoom, async ({ viewer, params, body }) => ({
  recorded: await answer({ viewer, id: params.id }, body),
}));
