import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/import-export/contract';
import { getImportProgress } from '@/lib/import-export/endpoints';
import { getProgress } from '@/lib/import-export/progress-service';

export const GET = serve(getImportProgress, contract.getImportProgress, async ({ viewer, params }) =>
  getProgress({ actorId: viewer.userId, importId: params.importId }),
);
