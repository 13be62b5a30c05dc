import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getBoard = endpoint<typeof contract.getBoard>({
  method: 'GET',
  path: '/api/classes/{id}/board',
  access: 'user',
});
