import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listPeople = endpoint<typeof contract.listPeople>({
  method: 'GET',
  path: '/api/people',
  access: 'admin',
});

export const changeAdmin = endpoint<typeof contract.changeAdmin>({
  method: 'PUT',
  path: '/api/people/{id}/admin',
  access: 'admin',
  limit: 'login',
});

export const lockPerson = endpoint<typeof contract.lockPerson>({
  method: 'PUT',
  path: '/api/people/{id}/lock',
  access: 'admin',
  limit: 'login',
});

export const unlockPerson = endpoint<typeof contract.unlockPerson>({
  method: 'DELETE',
  path: '/api/people/{id}/lock',
  access: 'admin',
  idempotent: true,
});

export const mailReset = endpoint<typeof contract.mailReset>({
  method: 'POST',
  path: '/api/people/{id}/reset-mail',
  access: 'admin',
  sendsMail: true,
});
