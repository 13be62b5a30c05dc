import { serve } from '@/lib/http/serve';
import { listFlaggedItems } from '@/lib/items/contract';
import { listFlaggedItems as list } from '@/lib/items/service';

export const GET = serve(listFlaggedItems, ({ query }) => list(query));
