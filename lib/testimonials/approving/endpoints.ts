import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listTestimonials = endpoint<typeof contract.listTestimonials>({
  method: 'GET',
  path: '/api/admin/praise',
  access: 'admin',
});

export const decideTestimonial = endpoint<typeof contract.decideTestimonial>({
  method: 'PUT',
  path: '/api/admin/praise/{userId}',
  access: 'admin',
});
