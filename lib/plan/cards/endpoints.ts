import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const saveTurnedCards = endpoint<typeof contract.saveTurnedCards>({
  method: 'POST',
  path: '/api/cards',
  access: 'user',
  idempotent: true,
  status: 204,
});
