import * as contract from '@/lib/analytics/contract';
import { listAddressSessions } from '@/lib/analytics/endpoints';
import { listAddressSessions as list } from '@/lib/analytics/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listAddressSessions, contract.listAddressSessions, ({ params, query }) =>
  list(params.ip, query),
);
