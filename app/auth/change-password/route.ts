import * as contract from '@/lib/auth/contract';
import { changePassword } from '@/lib/auth/endpoints';
import { changePassword as replacePassword } from '@/lib/auth/service';
import { openSession } from '@/lib/auth/sessions/adapter';
import { serve } from '@/lib/http/serve';

export const POST = serve(changePassword, contract.changePassword, async ({ viewer, body, client, now }) =>
  openSession(await replacePassword({ ...body, userId: viewer.userId, origin: client, now })),
);
