import * as contract from '@/lib/attempts/contract';
import { startTest } from '@/lib/attempts/endpoints';
import { startTest as start } from '@/lib/classes/starting-service';
import { serve } from '@/lib/http/serve';

export const POST = serve(startTest, contract.startTest, ({ viewer, body, waitedMs }) =>
  start({ userId: viewer.userId, sessionId: viewer.sid, ...body, waitedMs: waitedMs() }),
);
