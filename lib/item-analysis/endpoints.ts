import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getItemStatistics = endpoint<typeof contract.getItemStatistics>({
  method: 'GET',
  path: '/api/questions/{id}/statistics',
  access: 'admin',
});

export const listFlaggedItems = endpoint<typeof contract.listFlaggedItems>({
  method: 'GET',
  path: '/api/questions/statistics',
  access: 'admin',
});
