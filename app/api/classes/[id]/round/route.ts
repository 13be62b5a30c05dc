import * as contract from '@/lib/classes/live-room/contract';
import { endRound, getRound, startRound, turnRound } from '@/lib/classes/live-room/endpoints';
import * as service from '@/lib/classes/live-room/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getRound, contract.getRound, async ({ viewer, params }) => ({
  round: await service.getRound({ viewer, id: params.id }),
}));

export const POST = serve(startRound, contract.startRound, async ({ viewer, params, body }) => ({
  round: await service.startRound({ viewer, id: params.id }, body),
}));

export const PUT = serve(turnRound, contract.turnRound, async ({ viewer, params, body }) => ({
  round: await service.turnRound({ viewer, id: params.id }, body),
}));

export const DELETE = serve(endRound, contract.endRound, async ({ viewer, params }) => {
  await service.endRound({ viewer, id: params.id });
  return undefined;
});
