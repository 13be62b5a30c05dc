import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listTopics = endpoint<typeof contract.listTopics>({
  method: 'GET',
  path: '/api/statistics/user/topics',
  access: 'user',
});
