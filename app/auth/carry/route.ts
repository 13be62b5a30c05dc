import * as contract from '@/lib/auth/device-transfer/contract';
import { makeCarryCode } from '@/lib/auth/device-transfer/endpoints';
import { issueCarryCode } from '@/lib/auth/device-transfer/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(makeCarryCode, contract.makeCarryCode, ({ viewer, now }) =>
  issueCarryCode({ userId: viewer.userId, sid: viewer.sid, now }),
);
