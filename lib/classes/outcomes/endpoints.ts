import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listEnteredOutcomes = endpoint<typeof contract.listEnteredOutcomes>({
  method: 'GET',
  path: '/api/classes/{id}/outcomes',
  access: 'user',
});

export const enterOutcomes = endpoint<typeof contract.enterOutcomes>({
  method: 'PUT',
  path: '/api/classes/{id}/outcomes',
  access: 'user',
  idempotent: true,
});
