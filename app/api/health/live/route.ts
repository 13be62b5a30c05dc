import { live } from '@/lib/health/contract';
import { serve } from '@/lib/http/serve';

export const GET = serve(live, async () => ({ live: true as const }));
