import { listAddressSessions } from '@/lib/analytics/contract';
import { listAddressSessions as list } from '@/lib/analytics/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listAddressSessions, ({ params, query }) => list(params.ip, query));
