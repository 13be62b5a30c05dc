import * as contract from '@/lib/attempts/contract';
import { startTest } from '@/lib/attempts/endpoints';
import { startAttempt } from '@/lib/attempts/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(startTest, contract.startTest, ({ viewer, body, waitedMs }) =>
  startAttempt({ userId: viewer.userId, sessionId: viewer.sid, ...body, waitedMs: waitedMs() }),
);
