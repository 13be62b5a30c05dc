import * as contract from '@/lib/auth/contract';
import { register } from '@/lib/auth/endpoints';
import { registerUser } from '@/lib/auth/service';
import { openSession } from '@/lib/auth/sessions/adapter';
import { serve } from '@/lib/http/serve';

export const POST = serve(register, contract.register, async ({ body, client, now }) =>
  openSession(await registerUser({ ...body, origin: client, now })),
);
