import * as contract from '@/lib/favorites/contract';
import { addFavorite, listFavorites } from '@/lib/favorites/endpoints';
import { addFavorite as add, listFavorites as list } from '@/lib/favorites/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listFavorites, contract.listFavorites, ({ viewer, query }) => list(viewer.userId, query));

export const POST = serve(addFavorite, contract.addFavorite, async ({ viewer, query }) => {
  await add(viewer.userId, query.questionId);
  return { questionId: query.questionId, favorite: true as const };
});
