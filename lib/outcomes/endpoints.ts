import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listOutcomes = endpoint<typeof contract.listOutcomes>({
  method: 'GET',
  path: '/api/outcomes',
  access: 'user',
});

export const putOutcome = endpoint<typeof contract.putOutcome>({
  method: 'PUT',
  path: '/api/outcomes',
  access: 'user',
  idempotent: true,
});

export const deleteOutcome = endpoint<typeof contract.deleteOutcome>({
  method: 'DELETE',
  path: '/api/outcomes/{examDate}',
  access: 'user',
  status: 200,
});
