import * as contract from '@/lib/favorites/contract';
import { drawFavoriteQuestions } from '@/lib/favorites/endpoints';
import { drawFavoriteQuestions as draw } from '@/lib/favorites/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(drawFavoriteQuestions, contract.drawFavoriteQuestions, ({ viewer, query }) =>
  draw(viewer.userId, query.limit),
);
