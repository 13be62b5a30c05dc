import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listReports = endpoint<typeof contract.listReports>({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
});

export const answerReport = endpoint<typeof contract.answerReport>({
  method: 'PUT',
  path: '/api/reports/{id}',
  access: 'admin',
});
