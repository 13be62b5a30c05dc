import * as contract from '@/lib/health/contract';
import { ready } from '@/lib/health/endpoints';
import { requireReady } from '@/lib/health/ready';
import { serve } from '@/lib/http/serve';

export const GET = serve(ready, contract.ready, async () => {
  await requireReady();
  return { ready: true as const };
});
