import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/item-analysis/contract';
import { getItemStatistics } from '@/lib/item-analysis/endpoints';
import { getItemStatistics as get } from '@/lib/item-analysis/service';

export const GET = serve(getItemStatistics, contract.getItemStatistics, ({ params }) => get(params.id));
