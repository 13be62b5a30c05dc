import { cleanUpSessions } from '@/lib/analytics/contract';
import { cleanUp } from '@/lib/analytics/retention/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(cleanUpSessions, ({ query, viewer, now }) =>
  cleanUp({ daysOld: query.daysOld, now, actorId: viewer.userId }),
);
