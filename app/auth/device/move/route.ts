import { moveDevice as move } from '@/lib/auth/account-merge/service';
import * as contract from '@/lib/auth/contract';
import { moveDevice } from '@/lib/auth/endpoints';
import { serve } from '@/lib/http/serve';

export const POST = serve(moveDevice, contract.moveDevice, ({ body, viewer }) =>
  move({ deviceToken: body.deviceToken, to: viewer }),
);
