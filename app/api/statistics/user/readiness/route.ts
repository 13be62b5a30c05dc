import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/statistics/readiness/contract';
import { getReadiness } from '@/lib/statistics/readiness/endpoints';
import { getReadiness as readReadiness } from '@/lib/statistics/readiness/service';

export const GET = serve(getReadiness, contract.getReadiness, ({ viewer }) => readReadiness(viewer.userId));
