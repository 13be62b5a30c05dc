import * as contract from '@/lib/analytics/contract';
import { listBusySessions } from '@/lib/analytics/endpoints';
import { listBusySessions as list } from '@/lib/analytics/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listBusySessions, contract.listBusySessions, ({ query: { threshold, ...slice } }) =>
  list(threshold, slice),
);
