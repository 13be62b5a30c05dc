import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listAudit = endpoint<typeof contract.listAudit>({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
});
