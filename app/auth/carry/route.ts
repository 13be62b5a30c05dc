import * as contract from '@/lib/auth/carry/contract';
import { makeCarryCode } from '@/lib/auth/carry/endpoints';
import { issueCarryCode } from '@/lib/auth/carry/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(makeCarryCode, contract.makeCarryCode, ({ viewer, now }) =>
  issueCarryCode({ userId: viewer.userId, sid: viewer.sid, now }),
);
