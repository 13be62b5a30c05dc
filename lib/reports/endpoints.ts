import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const reportQuestion = endpoint<typeof contract.reportQuestion>({
  method: 'POST',
  path: '/api/questions/{id}/reports',
  access: 'user',
  status: 201,
});

export const listOwnReports = endpoint<typeof contract.listOwnReports>({
  method: 'GET',
  path: '/api/reports',
  access: 'user',
});
