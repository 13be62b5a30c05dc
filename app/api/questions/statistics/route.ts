import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/item-analysis/contract';
import { listFlaggedItems } from '@/lib/item-analysis/endpoints';
import { listFlaggedItems as list } from '@/lib/item-analysis/service';

export const GET = serve(listFlaggedItems, contract.listFlaggedItems, ({ query }) => list(query));
