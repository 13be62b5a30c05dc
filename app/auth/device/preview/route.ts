import { previewMove as preview } from '@/lib/auth/account-merge/service';
import * as contract from '@/lib/auth/contract';
import { previewMove } from '@/lib/auth/endpoints';
import { serve } from '@/lib/http/serve';

export const POST = serve(previewMove, contract.previewMove, ({ body, viewer }) =>
  preview({ deviceToken: body.deviceToken, to: viewer }),
);
