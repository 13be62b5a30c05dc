import { getSession } from '@/lib/analytics/contract';
import { getSession as get } from '@/lib/analytics/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getSession, ({ params }) => get(params.id));
