import * as contract from '@/lib/analytics/contract';
import { listUserSessions } from '@/lib/analytics/endpoints';
import { listUserSessions as list } from '@/lib/analytics/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listUserSessions, contract.listUserSessions, ({ params, query }) => list(params.id, query));
