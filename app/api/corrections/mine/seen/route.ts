import * as contract from '@/lib/corrections/notices/contract';
import { markNoticesSeen } from '@/lib/corrections/notices/endpoints';
import { markNoticesSeen as markSeen } from '@/lib/corrections/notices/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(markNoticesSeen, contract.markNoticesSeen, ({ viewer, body }) =>
  markSeen(viewer.userId, body.correctionIds),
);
