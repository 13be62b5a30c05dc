import * as contract from '@/lib/auth/contract';
import { forgotPassword } from '@/lib/auth/endpoints';
import { requestMail } from '@/lib/auth/links-service';
import { serve } from '@/lib/http/serve';

export const POST = serve(forgotPassword, contract.forgotPassword, async ({ body, client, now }) => ({
  message: await requestMail('reset_password', { email: body.email, origin: client, now }),
}));
