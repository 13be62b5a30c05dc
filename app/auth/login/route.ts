import * as contract from '@/lib/auth/contract';
import { login } from '@/lib/auth/endpoints';
import { signIn } from '@/lib/auth/service';
import { openSession } from '@/lib/auth/sessions/adapter';
import { serve } from '@/lib/http/serve';
import { readDeviceCookie } from '@/lib/session/known-device';

export const POST = serve(login, contract.login, async ({ body, client, now }) =>
  openSession(await signIn({ ...body, origin: client, deviceCookie: await readDeviceCookie(), now })),
);
