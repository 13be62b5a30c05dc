import { refresh } from '@/lib/auth/contract';
import { refreshSession } from '@/lib/auth/sessions/service';
import { openSession } from '@/lib/http/open-session';
import { serve } from '@/lib/http/serve';

export const POST = serve(refresh, async ({ bearer, now }) => openSession(await refreshSession(bearer, now)));
