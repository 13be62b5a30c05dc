import { listUserSessions } from '@/lib/analytics/contract';
import { listUserSessions as list } from '@/lib/analytics/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listUserSessions, ({ params, query }) => list(params.id, query));
