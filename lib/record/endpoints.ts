import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getRecord = endpoint<typeof contract.getRecord>({
  method: 'GET',
  path: '/api/record',
  access: 'public',
});
