import * as contract from '@/lib/attempts/contract';
import { cleanUpAttempts, previewCleanUp } from '@/lib/attempts/endpoints';
import { cleanUpAttempts as cleanUp, countAnsweredOpenAttempts } from '@/lib/attempts/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(previewCleanUp, contract.previewCleanUp, async ({ viewer, query }) => ({
  answered: await countAnsweredOpenAttempts(viewer.userId, viewer.sid, query.attemptId),
}));

export const POST = serve(cleanUpAttempts, contract.cleanUpAttempts, async ({ viewer, query }) => ({
  removed: await cleanUp(viewer.userId, viewer.sid, query.attemptId),
}));
