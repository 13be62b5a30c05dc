import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getClassResults = endpoint<typeof contract.getClassResults>({
  method: 'GET',
  path: '/api/classes/{id}/results',
  access: 'user',
  // The cost grows with the class and its tests, so each account has one of these requests at a time.
  isHeavy: true,
});

export const getClassResultsFile = endpoint<typeof contract.getClassResultsFile>({
  method: 'GET',
  path: '/api/classes/{id}/results.csv',
  access: 'user',
  limit: 'export',
  isHeavy: true,
});
