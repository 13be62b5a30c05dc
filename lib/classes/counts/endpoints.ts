import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const countClasses = endpoint<typeof contract.countClasses>({
  method: 'GET',
  path: '/api/admin/classes',
  access: 'admin',
});
