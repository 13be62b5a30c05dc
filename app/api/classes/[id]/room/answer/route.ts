import * as contract from '@/lib/classes/live-room/contract';
import { answerInRoom } from '@/lib/classes/live-room/endpoints';
import { answerInRoom as answer } from '@/lib/classes/live-room/service';
import { serve } from '@/lib/http/serve';

export const PUT = serve(answerInRoom, contract.answerInRoom, async ({ viewer, params, body }) => ({
  recorded: await answer({ viewer, id: params.id }, body),
}));
