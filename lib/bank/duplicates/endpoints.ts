import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const findDuplicates = endpoint<typeof contract.findDuplicates>({
  method: 'GET',
  path: '/api/questions/duplicates',
  isHeavy: true,
  access: 'admin',
});

export const mergeQuestions = endpoint<typeof contract.mergeQuestions>({
  method: 'POST',
  path: '/api/questions/{id}/merge',
  access: 'admin',
});
