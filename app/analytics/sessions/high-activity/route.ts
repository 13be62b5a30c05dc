import { listBusySessions } from '@/lib/analytics/contract';
import { listBusySessions as list } from '@/lib/analytics/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listBusySessions, ({ query: { threshold, ...slice } }) => list(threshold, slice));
