import { cleanUpAttempts } from '@/lib/attempts/contract';
import { cleanUpAttempts as cleanUp } from '@/lib/attempts/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(cleanUpAttempts, async ({ viewer }) => ({ removed: await cleanUp(viewer.userId) }));
