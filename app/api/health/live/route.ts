import * as contract from '@/lib/health/contract';
import { live } from '@/lib/health/endpoints';
import { serve } from '@/lib/http/serve';

export const GET = serve(live, contract.live, async () => ({ live: true as const }));
