import * as contract from '@/lib/auth/contract';
import { logout } from '@/lib/auth/endpoints';
import { signOut } from '@/lib/auth/sessions/service';
import { serve } from '@/lib/http/serve';
import { clearPageCookie } from '@/lib/session/page-cookie';

export const POST = serve(logout, contract.logout, async ({ bearer, now }) => {
  await signOut(bearer, now);
  await clearPageCookie();
  return { signedOut: true as const };
});
