import * as contract from '@/lib/auth/device-transfer/contract';
import { redeemTransferCode } from '@/lib/auth/device-transfer/endpoints';
import { redeemTransferCode as redeem } from '@/lib/auth/device-transfer/service';
import { openSession } from '@/lib/auth/sessions/adapter';
import { serve } from '@/lib/http/serve';

export const POST = serve(redeemTransferCode, contract.redeemTransferCode, async ({ body, client, now }) =>
  openSession(await redeem({ code: body.code, origin: client, now })),
);
