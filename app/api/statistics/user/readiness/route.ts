import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/plan/readiness/contract';
import { getReadiness } from '@/lib/plan/readiness/endpoints';
import { getReadiness as readReadiness } from '@/lib/plan/readiness/service';

export const GET = serve(getReadiness, contract.getReadiness, ({ viewer }) => readReadiness(viewer.userId));
