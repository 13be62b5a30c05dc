import * as contract from '@/lib/corrections/notices/contract';
import { listNotices } from '@/lib/corrections/notices/endpoints';
import { listNotices as list } from '@/lib/corrections/notices/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listNotices, contract.listNotices, ({ viewer }) => list(viewer.userId));
