import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getConfidence = endpoint<typeof contract.getConfidence>({
  method: 'GET',
  path: '/api/statistics/user/confidence',
  access: 'user',
});
