import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const inviteColleague = endpoint<typeof contract.inviteColleague>({
  method: 'POST',
  path: '/api/classes/{id}/invitation',
  access: 'user',
});

export const endInvitation = endpoint<typeof contract.endInvitation>({
  method: 'DELETE',
  path: '/api/classes/{id}/invitation',
  access: 'user',
  idempotent: true,
});

/** Idempotent: a repeated request of a colleague changes nothing. */
export const teachClass = endpoint<typeof contract.teachClass>({
  method: 'POST',
  path: '/api/classes/teach',
  access: 'user',
  idempotent: true,
});

export const removeColleague = endpoint<typeof contract.removeColleague>({
  method: 'DELETE',
  path: '/api/classes/{id}/colleagues/{colleagueId}',
  access: 'user',
  status: 204,
});
