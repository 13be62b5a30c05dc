import * as contract from '@/lib/auth/contract';
import { exchange } from '@/lib/auth/endpoints';
import { exchangeSession } from '@/lib/auth/providers';
import { openSession } from '@/lib/auth/sessions/adapter';
import { serve } from '@/lib/http/serve';
import { takePageCookie } from '@/lib/session/page-cookie';

export const POST = serve(exchange, contract.exchange, async ({ client, now }) =>
  openSession(await exchangeSession(await takePageCookie(), client, now)),
);
