import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getGradebookFile = endpoint<typeof contract.getGradebookFile>({
  method: 'GET',
  path: '/api/classes/{id}/gradebook.csv',
  access: 'user',
  limit: 'export',
  isHeavy: true,
});
