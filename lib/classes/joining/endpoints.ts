import { endpoint, openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

/**
 * Changes nothing. The method is POST because a GET would put the code into URLs, logs and browser history. Access is
 * optional: a signed-in student who is already in the class also gets their own entry.
 */
export const findInvitation = openEndpoint<typeof contract.findInvitation>({
  method: 'POST',
  path: '/api/classes/preview',
  access: 'optional',
  idempotent: true,
});

/** Idempotent: a person who is already in the class stays in the same roster entry. */
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
