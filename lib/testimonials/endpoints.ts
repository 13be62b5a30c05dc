import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getPraise = endpoint<typeof contract.getPraise>({
  method: 'GET',
  path: '/api/praise',
  access: 'user',
});

export const putPraise = endpoint<typeof contract.putPraise>({
  method: 'PUT',
  path: '/api/praise',
  access: 'user',
  idempotent: true,
});

export const deletePraise = endpoint<typeof contract.deletePraise>({
  method: 'DELETE',
  path: '/api/praise',
  access: 'user',
  status: 200,
  idempotent: true,
});
