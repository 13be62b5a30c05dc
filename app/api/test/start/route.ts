import { startTest } from '@/lib/attempts/contract';
import { startAttempt } from '@/lib/attempts/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(startTest, ({ viewer, body, waitedMs }) =>
  startAttempt({ userId: viewer.userId, ...body, waitedMs: waitedMs() }),
);
