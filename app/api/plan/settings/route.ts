import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/plan/contract';
import { putPlanSettings } from '@/lib/plan/endpoints';
import { storeSettings } from '@/lib/plan/service';

export const PUT = serve(putPlanSettings, contract.putPlanSettings, ({ viewer, client, now, body }) =>
  storeSettings({ userId: viewer.userId, timeZone: client.timeZone, now }, body),
);
