import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const createAssignment = endpoint<typeof contract.createAssignment>({
  method: 'POST',
  path: '/api/classes/{id}/assignments',
  access: 'user',
  // Each request to create a test locks the class, so simultaneous requests wait for each other. A hundred of them
  // would hold every database connection; `isHeavy` limits each account to one at a time.
  isHeavy: true,
  status: 201,
});

export const listAssignments = endpoint<typeof contract.listAssignments>({
  method: 'GET',
  path: '/api/classes/{id}/assignments',
  access: 'user',
});

export const updateAssignment = endpoint<typeof contract.updateAssignment>({
  method: 'PUT',
  path: '/api/classes/{id}/assignments/{assignmentId}',
  access: 'user',
  idempotent: true,
});

export const extendAssignment = endpoint<typeof contract.extendAssignment>({
  method: 'PUT',
  path: '/api/classes/{id}/assignments/{assignmentId}/places/{placeId}',
  access: 'user',
  idempotent: true,
});

export const deleteAssignment = endpoint<typeof contract.deleteAssignment>({
  method: 'DELETE',
  path: '/api/classes/{id}/assignments/{assignmentId}',
  access: 'user',
  status: 204,
});

export const listAssigned = endpoint<typeof contract.listAssigned>({
  method: 'GET',
  path: '/api/assignments',
  access: 'user',
});

export const listAssignedQuestions = endpoint<typeof contract.listAssignedQuestions>({
  method: 'GET',
  path: '/api/assignments/{id}/questions',
  access: 'user',
});
