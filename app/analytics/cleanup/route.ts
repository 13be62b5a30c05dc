import * as contract from '@/lib/analytics/contract';
import { cleanUpSessions } from '@/lib/analytics/endpoints';
import { cleanUp } from '@/lib/analytics/retention-service';
import { serve } from '@/lib/http/serve';

export const GET = serve(cleanUpSessions, contract.cleanUpSessions, ({ query, viewer, now }) =>
  cleanUp({ daysOld: query.daysOld, now, actorId: viewer.userId }),
);
