import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getSummarySetting = endpoint<typeof contract.getSummarySetting>({
  method: 'GET',
  path: '/api/admin/report-summary',
  access: 'admin',
});

export const putSummarySetting = endpoint<typeof contract.putSummarySetting>({
  method: 'PUT',
  path: '/api/admin/report-summary',
  access: 'admin',
  idempotent: true,
});
