import { getTrends } from '@/lib/analytics/contract';
import { getTrends as get } from '@/lib/analytics/trends/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getTrends, ({ query, now }) => get({ days: query.days, now }));
