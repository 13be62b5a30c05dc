import { serve } from '@/lib/http/serve';
import { listHistory } from '@/lib/statistics/contract';
import { listHistory as readHistory } from '@/lib/statistics/service';

export const GET = serve(listHistory, ({ viewer, client, query }) =>
  readHistory({ userId: viewer.userId, timeZone: client.timeZone }, query),
);
