import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const startRound = endpoint<typeof contract.startRound>({
  method: 'POST',
  path: '/api/classes/{id}/round',
  access: 'user',
  status: 201,
});

export const getRound = endpoint<typeof contract.getRound>({
  method: 'GET',
  path: '/api/classes/{id}/round',
  access: 'user',
});

/**
 * Idempotent: the body contains the number of the current step, so a repeated request does not move on a second time.
 */
export const turnRound = endpoint<typeof contract.turnRound>({
  method: 'PUT',
  path: '/api/classes/{id}/round',
  access: 'user',
  idempotent: true,
});

export const endRound = endpoint<typeof contract.endRound>({
  method: 'DELETE',
  path: '/api/classes/{id}/round',
  access: 'user',
  status: 204,
});

export const getRoom = endpoint<typeof contract.getRoom>({
  method: 'GET',
  path: '/api/classes/{id}/room',
  access: 'user',
});

export const answerInRoom = endpoint<typeof contract.answerInRoom>({
  method: 'PUT',
  path: '/api/classes/{id}/room/answer',
  access: 'user',
  idempotent: true,
  limit: 'answer',
});
