import { openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getTrackRecord = openEndpoint<typeof contract.getTrackRecord>({
  method: 'GET',
  path: '/api/record',
  access: 'public',
});
