import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/statistics/confidence/contract';
import { getConfidence } from '@/lib/statistics/confidence/endpoints';
import { getConfidence as readConfidence } from '@/lib/statistics/confidence/service';

export const GET = serve(getConfidence, contract.getConfidence, ({ viewer }) => readConfidence(viewer.userId));
