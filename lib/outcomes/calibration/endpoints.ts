import { openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

/** Optional bearer: an admin sees the figures before everybody may. */
export const getCalibration = openEndpoint<typeof contract.getCalibration>({
  method: 'GET',
  path: '/api/calibration',
  access: 'optional',
});
