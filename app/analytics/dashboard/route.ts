import * as contract from '@/lib/analytics/contract';
import { getDashboard } from '@/lib/analytics/endpoints';
import { getDashboard as get } from '@/lib/analytics/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getDashboard, contract.getDashboard, get);
