import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listDevices = endpoint<typeof contract.listDevices>({
  method: 'GET',
  path: '/auth/sessions',
  access: 'user',
});

export const signOutDevice = endpoint<typeof contract.signOutDevice>({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'user',
  idempotent: true,
  status: 204,
});
