import { ready } from '@/lib/health/contract';
import { requireReady } from '@/lib/health/ready';
import { serve } from '@/lib/http/serve';

export const GET = serve(ready, async () => {
  await requireReady();
  return { ready: true as const };
});
