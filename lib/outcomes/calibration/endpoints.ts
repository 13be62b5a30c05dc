import { openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

/** An admin's bearer shows the figures before everybody may see them. */
export const getCalibration = openEndpoint<typeof contract.getCalibration>({
  method: 'GET',
  path: '/api/calibration',
  access: 'optional',
});
