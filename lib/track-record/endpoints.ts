import { openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getRecord = openEndpoint<typeof contract.getRecord>({
  method: 'GET',
  path: '/api/record',
  access: 'public',
});
