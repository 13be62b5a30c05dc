import * as contract from '@/lib/auth/contract';
import { previewMove as preview } from '@/lib/auth/devices/moving/service';
import { previewMove } from '@/lib/auth/endpoints';
import { serve } from '@/lib/http/serve';

export const POST = serve(previewMove, contract.previewMove, ({ body, viewer }) =>
  preview({ deviceToken: body.deviceToken, to: viewer }),
);
