import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/statistics/contract';
import { getStatistics } from '@/lib/statistics/endpoints';
import { getStatistics as readStatistics } from '@/lib/statistics/service';

export const GET = serve(getStatistics, contract.getStatistics, ({ viewer, client, query }) =>
  readStatistics({ userId: viewer.userId, timeZone: client.timeZone }, query),
);
