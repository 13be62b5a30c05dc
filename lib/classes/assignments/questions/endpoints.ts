import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listTestQuestions = endpoint<typeof contract.listTestQuestions>({
  method: 'GET',
  path: '/api/classes/{id}/assignments/{assignmentId}/questions',
  access: 'user',
});

export const listSpareQuestions = endpoint<typeof contract.listSpareQuestions>({
  method: 'GET',
  path: '/api/classes/{id}/assignments/{assignmentId}/questions/{questionId}',
  access: 'user',
});

export const swapQuestion = endpoint<typeof contract.swapQuestion>({
  method: 'PUT',
  path: '/api/classes/{id}/assignments/{assignmentId}/questions/{questionId}',
  access: 'user',
});
