import { endpoint, openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

/** Reads only. A POST keeps the code out of URLs, logs and browser history. */
export const findInvitation = openEndpoint<typeof contract.findInvitation>({
  method: 'POST',
  path: '/api/classes/preview',
  access: 'public',
  idempotent: true,
});

/** Idempotent: a person who is already in the class keeps the same place. */
export const joinClass = endpoint<typeof contract.joinClass>({
  method: 'POST',
  path: '/api/classes/join',
  access: 'user',
  idempotent: true,
});

export const leaveClass = endpoint<typeof contract.leaveClass>({
  method: 'DELETE',
  path: '/api/classes/{id}/membership',
  access: 'user',
  status: 204,
});
