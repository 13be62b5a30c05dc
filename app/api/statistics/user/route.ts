import { serve } from '@/lib/http/serve';
import { getStatistics } from '@/lib/statistics/contract';
import { getStatistics as readStatistics } from '@/lib/statistics/service';

export const GET = serve(getStatistics, ({ viewer, client, query }) =>
  readStatistics({ userId: viewer.userId, timeZone: client.timeZone }, query),
);
