import { countFavorites } from '@/lib/favorites/contract';
import { countFavorites as count } from '@/lib/favorites/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(countFavorites, ({ viewer }) => count(viewer.userId));
