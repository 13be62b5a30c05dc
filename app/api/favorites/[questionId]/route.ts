import * as contract from '@/lib/favorites/contract';
import { removeFavorite } from '@/lib/favorites/endpoints';
import { removeFavorite as remove } from '@/lib/favorites/service';
import { serve } from '@/lib/http/serve';

export const DELETE = serve(removeFavorite, contract.removeFavorite, async ({ viewer, params }) => {
  await remove(viewer.userId, params.questionId);
  return undefined;
});
