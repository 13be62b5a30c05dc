import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const startTest = endpoint<typeof contract.startTest>({
  method: 'POST',
  path: '/api/test/start',
  access: 'user',
  idempotent: true,
  status: 201,
});

export const answerQuestion = endpoint<typeof contract.answerQuestion>({
  method: 'POST',
  path: '/api/test/answer',
  access: 'user',
  idempotent: true,
  limit: 'answer',
});

export const finishTest = endpoint<typeof contract.finishTest>({
  method: 'POST',
  path: '/api/test/{id}/finish',
  access: 'user',
  idempotent: true,
});

export const getAttemptResult = endpoint<typeof contract.getAttemptResult>({
  method: 'GET',
  path: '/api/test/{id}',
  access: 'user',
});

export const previewCleanUp = endpoint<typeof contract.previewCleanUp>({
  method: 'GET',
  path: '/api/cleanup',
  access: 'user',
});

export const cleanUpAttempts = endpoint<typeof contract.cleanUpAttempts>({
  method: 'POST',
  path: '/api/cleanup',
  access: 'user',
  idempotent: true,
});

export const searchAnswered = endpoint<typeof contract.searchAnswered>({
  method: 'GET',
  path: '/api/questions/answered',
  access: 'user',
});
