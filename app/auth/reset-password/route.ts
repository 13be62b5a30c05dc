import * as contract from '@/lib/auth/contract';
import { resetPassword } from '@/lib/auth/endpoints';
import { resetPassword as choosePassword } from '@/lib/auth/links-service';
import { serve } from '@/lib/http/serve';
import { clearPageCookie } from '@/lib/session/page-cookie';

export const POST = serve(resetPassword, contract.resetPassword, async ({ body, client, now }) => {
  await choosePassword({ ...body, origin: client, now });
  await clearPageCookie();
  return { message: 'Password reset successfully! You can now log in with your new password.' };
});
