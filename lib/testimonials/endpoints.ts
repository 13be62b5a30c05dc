import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getTestimonial = endpoint<typeof contract.getTestimonial>({
  method: 'GET',
  path: '/api/praise',
  access: 'user',
});

export const putTestimonial = endpoint<typeof contract.putTestimonial>({
  method: 'PUT',
  path: '/api/praise',
  access: 'user',
  idempotent: true,
});

export const deleteTestimonial = endpoint<typeof contract.deleteTestimonial>({
  method: 'DELETE',
  path: '/api/praise',
  access: 'user',
  status: 200,
  idempotent: true,
});
