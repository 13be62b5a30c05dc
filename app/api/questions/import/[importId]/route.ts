import { getImportProgress } from '@/lib/exchange/contract';
import { getProgress } from '@/lib/exchange/progress/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getImportProgress, async ({ viewer, params }) =>
  getProgress({ actorId: viewer.userId, importId: params.importId }),
);
