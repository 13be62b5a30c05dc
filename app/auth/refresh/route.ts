import { refresh } from '@/lib/auth/contract';
import { refreshSession } from '@/lib/auth/sessions/service';
import { serve } from '@/lib/http/serve';
import { openSession } from '@/lib/session/open';

export const POST = serve(refresh, async ({ bearer, now }) => openSession(await refreshSession(bearer, now)));
