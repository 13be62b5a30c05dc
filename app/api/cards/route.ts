import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/plan/cards/contract';
import { saveTurnedCards } from '@/lib/plan/cards/endpoints';
import { saveTurnedCards as save } from '@/lib/plan/cards/service';

export const POST = serve(saveTurnedCards, contract.saveTurnedCards, async ({ viewer, body, now }) => {
  await save(viewer.userId, body.cards, now);
  return undefined;
});
