import { exchange } from '@/lib/auth/contract';
import { exchangeSession } from '@/lib/auth/google';
import { openSession } from '@/lib/http/open-session';
import { serve } from '@/lib/http/serve';
import { takePageCookie } from '@/lib/session/page-cookie';

export const POST = serve(exchange, async ({ client, now }) =>
  openSession(await exchangeSession(await takePageCookie(), client, now)),
);
