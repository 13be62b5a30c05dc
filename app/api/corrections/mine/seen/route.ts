import * as contract from '@/lib/attempts/notices/contract';
import { markNoticesSeen } from '@/lib/attempts/notices/endpoints';
import { markNoticesSeen as markSeen } from '@/lib/attempts/notices/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(markNoticesSeen, contract.markNoticesSeen, ({ viewer, body }) =>
  markSeen(viewer.userId, body.correctionIds),
);
