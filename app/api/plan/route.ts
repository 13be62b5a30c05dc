import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/plan/contract';
import { getPlan, putPlan } from '@/lib/plan/endpoints';
import { choosePlan, getPlan as readPlan } from '@/lib/plan/service';

export const GET = serve(getPlan, contract.getPlan, ({ viewer, client, now }) =>
  readPlan({ userId: viewer.userId, timeZone: client.timeZone, now }),
);

export const PUT = serve(putPlan, contract.putPlan, ({ viewer, client, now, body }) =>
  choosePlan({ userId: viewer.userId, timeZone: client.timeZone, now }, body),
);
