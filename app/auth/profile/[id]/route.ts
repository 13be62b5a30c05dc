import * as contract from '@/lib/account/contract';
import { deleteAccount, getProfile, updateProfile } from '@/lib/account/endpoints';
import * as account from '@/lib/account/service';
import { serve } from '@/lib/http/serve';
import { clearPageCookie } from '@/lib/session/page-cookie';

export const GET = serve(getProfile, contract.getProfile, ({ viewer, params }) =>
  account.getProfile({ viewer, id: params.id }),
);

export const PUT = serve(updateProfile, contract.updateProfile, ({ viewer, params, body, now }) =>
  account.updateProfile({ viewer, id: params.id, body, now }),
);

export const DELETE = serve(deleteAccount, contract.deleteAccount, async ({ viewer, params, body }) => {
  await account.deleteAccount({ viewer, id: params.id, password: body.password });
  await clearPageCookie();
  return undefined;
});
