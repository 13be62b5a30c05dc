import * as contract from '@/lib/auth/contract';
import { refresh } from '@/lib/auth/endpoints';
import { openSession } from '@/lib/auth/sessions/adapter';
import { refreshSession } from '@/lib/auth/sessions/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(refresh, contract.refresh, async ({ bearer, now }) =>
  openSession(await refreshSession(bearer, now)),
);
