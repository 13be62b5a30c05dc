import * as contract from '@/lib/favorites/contract';
import { addFavorite, listFavorites } from '@/lib/favorites/endpoints';
import { addFavorite as add, listFavoriteTexts } from '@/lib/favorites/service';
import { serve, servePageOfTexts } from '@/lib/http/serve';

export const GET = servePageOfTexts(listFavorites, contract.listFavorites, ({ viewer, query }) =>
  listFavoriteTexts(viewer.userId, query),
);

export const POST = serve(addFavorite, contract.addFavorite, async ({ viewer, query }) => {
  await add(viewer.userId, query.questionId);
  return { questionId: query.questionId, favorite: true as const };
});
