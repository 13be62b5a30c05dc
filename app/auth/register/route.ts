import { register } from '@/lib/auth/contract';
import { registerUser } from '@/lib/auth/service';
import { serve } from '@/lib/http/serve';
import { openSession } from '@/lib/session/open';

export const POST = serve(register, async ({ body, client, now }) =>
  openSession(await registerUser({ ...body, origin: client, now })),
);
