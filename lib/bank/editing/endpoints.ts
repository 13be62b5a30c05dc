import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listQuestions = endpoint<typeof contract.listQuestions>({
  method: 'GET',
  path: '/api/questions',
  access: 'admin',
});

export const createQuestion = endpoint<typeof contract.createQuestion>({
  method: 'POST',
  path: '/api/questions',
  access: 'admin',
  status: 201,
});

export const getQuestion = endpoint<typeof contract.getQuestion>({
  method: 'GET',
  path: '/api/questions/{id}',
  access: 'admin',
});

export const updateQuestion = endpoint<typeof contract.updateQuestion>({
  method: 'PUT',
  path: '/api/questions/{id}',
  access: 'admin',
});

export const deleteQuestion = endpoint<typeof contract.deleteQuestion>({
  method: 'DELETE',
  path: '/api/questions/{id}',
  access: 'admin',
  status: 204,
});

export const listTopics = endpoint<typeof contract.listTopics>({
  method: 'GET',
  path: '/api/admin/topics',
  access: 'admin',
});

export const listRevisions = endpoint<typeof contract.listRevisions>({
  method: 'GET',
  path: '/api/questions/{id}/revisions',
  access: 'admin',
});

export const changeQuestions = endpoint<typeof contract.changeQuestions>({
  method: 'POST',
  path: '/api/questions/bulk',
  access: 'admin',
});

export const confirmQuestions = endpoint<typeof contract.confirmQuestions>({
  method: 'POST',
  path: '/api/questions/confirm',
  access: 'admin',
});
