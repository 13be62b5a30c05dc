import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getProfile = endpoint<typeof contract.getProfile>({
  method: 'GET',
  path: '/auth/profile/{id}',
  access: 'user',
});

export const updateProfile = endpoint<typeof contract.updateProfile>({
  method: 'PUT',
  path: '/auth/profile/{id}',
  access: 'user',
  idempotent: true,
});

export const deleteAccount = endpoint<typeof contract.deleteAccount>({
  method: 'DELETE',
  path: '/auth/profile/{id}',
  access: 'user',
  limit: 'login',
  status: 204,
  sendsMail: true,
});

export const exportAccount = endpoint<typeof contract.exportAccount>({
  method: 'GET',
  path: '/auth/profile/{id}/export',
  access: 'user',
  limit: 'export',
  isHeavy: true,
});
