import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getStatistics = endpoint<typeof contract.getStatistics>({
  method: 'GET',
  path: '/api/statistics/user',
  access: 'user',
});

export const listHistory = endpoint<typeof contract.listHistory>({
  method: 'GET',
  path: '/api/statistics/user/history',
  access: 'user',
});
