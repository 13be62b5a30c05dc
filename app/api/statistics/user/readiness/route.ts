import { serve } from '@/lib/http/serve';
import { getReadiness } from '@/lib/statistics/readiness/contract';
import { getReadiness as readReadiness } from '@/lib/statistics/readiness/service';

export const GET = serve(getReadiness, ({ viewer }) => readReadiness(viewer.userId));
