import { serve } from '@/lib/http/serve';
import { ROLES } from '@/lib/kernel/account';
import * as contract from '@/lib/outcomes/calibration/contract';
import { getCalibration } from '@/lib/outcomes/calibration/endpoints';
import { getCalibration as get } from '@/lib/outcomes/calibration/service';

export const GET = serve(getCalibration, contract.getCalibration, ({ viewer }) =>
  get({ isAdmin: viewer?.roles.includes(ROLES.admin) ?? false }),
);
