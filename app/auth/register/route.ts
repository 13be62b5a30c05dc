import { register } from '@/lib/auth/contract';
import { registerUser } from '@/lib/auth/service';
import { openSession } from '@/lib/http/open-session';
import { serve } from '@/lib/http/serve';

export const POST = serve(register, async ({ body, client, now }) =>
  openSession(await registerUser({ ...body, origin: client, now })),
);
