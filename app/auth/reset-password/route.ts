import { resetPassword } from '@/lib/auth/contract';
import { resetPassword as choosePassword } from '@/lib/auth/links/service';
import { serve } from '@/lib/http/serve';
import { clearPageCookie } from '@/lib/session/page-cookie';

export const POST = serve(resetPassword, async ({ body, client, now }) => {
  await choosePassword({ ...body, origin: client, now });
  await clearPageCookie();
  return { message: 'Password reset successfully! You can now log in with your new password.' };
});
