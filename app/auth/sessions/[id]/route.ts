import * as contract from '@/lib/account/devices/contract';
import { signOutDevice } from '@/lib/account/devices/endpoints';
import { signOutDevice as endDevice } from '@/lib/account/devices/service';
import { serve } from '@/lib/http/serve';

export const DELETE = serve(signOutDevice, contract.signOutDevice, async ({ viewer, params, now }) => {
  await endDevice({ id: params.id, userId: viewer.userId, now });
  return undefined;
});
