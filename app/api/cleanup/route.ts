import * as contract from '@/lib/attempts/contract';
import { cleanUpAttempts } from '@/lib/attempts/endpoints';
import { cleanUpAttempts as cleanUp } from '@/lib/attempts/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(cleanUpAttempts, contract.cleanUpAttempts, async ({ viewer }) => ({
  removed: await cleanUp(viewer.userId, viewer.sid),
}));
