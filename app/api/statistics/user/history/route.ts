import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/statistics/contract';
import { listHistory } from '@/lib/statistics/endpoints';
import { listHistory as readHistory } from '@/lib/statistics/service';

export const GET = serve(listHistory, contract.listHistory, ({ viewer, client, query }) =>
  readHistory({ userId: viewer.userId, timeZone: client.timeZone }, query),
);
