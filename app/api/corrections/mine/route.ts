import * as contract from '@/lib/attempts/notices/contract';
import { listNotices } from '@/lib/attempts/notices/endpoints';
import { listNotices as list } from '@/lib/attempts/notices/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listNotices, contract.listNotices, ({ viewer }) => list(viewer.userId));
