import * as contract from '@/lib/auth/device-transfer/contract';
import { makeTransferCode } from '@/lib/auth/device-transfer/endpoints';
import { issueTransferCode } from '@/lib/auth/device-transfer/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(makeTransferCode, contract.makeTransferCode, ({ viewer, now }) =>
  issueTransferCode({ userId: viewer.userId, sid: viewer.sid, now }),
);
