import * as contract from '@/lib/analytics/contract';
import { getSession } from '@/lib/analytics/endpoints';
import { getSession as get } from '@/lib/analytics/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getSession, contract.getSession, ({ params }) => get(params.id));
