import * as contract from '@/lib/analytics/contract';
import { listAddresses } from '@/lib/analytics/endpoints';
import { listAddresses as list } from '@/lib/analytics/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listAddresses, contract.listAddresses, ({ query }) => list(query));
