import * as contract from '@/lib/analytics/contract';
import { getTrends } from '@/lib/analytics/endpoints';
import { getTrends as get } from '@/lib/analytics/trends-service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getTrends, contract.getTrends, ({ query, now }) => get({ days: query.days, now }));
