import * as contract from '@/lib/auth/contract';
import { refresh } from '@/lib/auth/endpoints';
import { refreshSession } from '@/lib/auth/sessions/service';
import { openSession } from '@/lib/http/open-session';
import { serve } from '@/lib/http/serve';

export const POST = serve(refresh, contract.refresh, async ({ bearer, now }) =>
  openSession(await refreshSession(bearer, now)),
);
