import * as contract from '@/lib/favorites/contract';
import { countFavorites } from '@/lib/favorites/endpoints';
import { countFavorites as count } from '@/lib/favorites/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(countFavorites, contract.countFavorites, ({ viewer }) => count(viewer.userId));
