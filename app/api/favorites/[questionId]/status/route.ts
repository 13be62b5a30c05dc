import { favoriteStatus } from '@/lib/favorites/contract';
import { hasFavorite } from '@/lib/favorites/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(favoriteStatus, ({ viewer, params }) => hasFavorite(viewer.userId, params.questionId));
