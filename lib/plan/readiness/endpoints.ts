import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getReadiness = endpoint<typeof contract.getReadiness>({
  method: 'GET',
  path: '/api/statistics/user/readiness',
  access: 'user',
});
