import * as contract from '@/lib/favorites/contract';
import { favoriteStatus } from '@/lib/favorites/endpoints';
import { hasFavorite } from '@/lib/favorites/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(favoriteStatus, contract.favoriteStatus, ({ viewer, params }) =>
  hasFavorite(viewer.userId, params.questionId),
);
