import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/reports/summary/contract';
import { getSummarySetting, putSummarySetting } from '@/lib/reports/summary/endpoints';
import { getSummarySetting as get, putSummarySetting as put } from '@/lib/reports/summary/service';

export const GET = serve(getSummarySetting, contract.getSummarySetting, ({ viewer }) => get(viewer.userId));
export const PUT = serve(putSummarySetting, contract.putSummarySetting, ({ viewer, body }) => put(viewer.userId, body));
