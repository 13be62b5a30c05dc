import { openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

/** Access is optional, because admins see the numbers before they are public. */
export const getCalibration = openEndpoint<typeof contract.getCalibration>({
  method: 'GET',
  path: '/api/calibration',
  access: 'optional',
});
