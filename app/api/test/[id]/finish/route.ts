import { finishTest } from '@/lib/attempts/contract';
import { finishAttempt } from '@/lib/attempts/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(finishTest, ({ viewer, params, body }) =>
  finishAttempt({ userId: viewer.userId, id: params.id, ageMs: body.ageMs }),
);
