import * as contract from '@/lib/auth/contract';
import { resendVerification } from '@/lib/auth/endpoints';
import { requestMail } from '@/lib/auth/links-service';
import { serve } from '@/lib/http/serve';

export const POST = serve(resendVerification, contract.resendVerification, async ({ body, client, now }) => ({
  message: await requestMail('verify_email', { email: body.email, origin: client, now }),
}));
