import { listAddresses } from '@/lib/analytics/contract';
import { listAddresses as list } from '@/lib/analytics/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listAddresses, ({ query }) => list(query));
