import { drawFavoriteQuestions } from '@/lib/favorites/contract';
import { drawFavoriteQuestions as draw } from '@/lib/favorites/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(drawFavoriteQuestions, ({ viewer, query }) => draw(viewer.userId, query.limit));
