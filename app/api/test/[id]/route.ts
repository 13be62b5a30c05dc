import { getAttemptResult } from '@/lib/attempts/contract';
import { getResult } from '@/lib/attempts/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getAttemptResult, ({ viewer, params }) => getResult({ userId: viewer.userId, id: params.id }));
