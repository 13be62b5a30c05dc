import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

/** Only reads; a POST, because a class's answers do not fit in an address. */
export const previewPapers = endpoint<typeof contract.previewPapers>({
  method: 'POST',
  path: '/api/classes/{id}/assignments/{assignmentId}/papers/preview',
  access: 'user',
  idempotent: true,
  // The cost grows with the class: an account has one request at a time.
});

export const savePapers = endpoint<typeof contract.savePapers>({
  method: 'PUT',
  path: '/api/classes/{id}/assignments/{assignmentId}/papers',
  access: 'user',
  limit: 'import',
  isHeavy: true,
});

export const removePaper = endpoint<typeof contract.removePaper>({
  method: 'DELETE',
  path: '/api/classes/{id}/assignments/{assignmentId}/papers/{placeId}',
  access: 'user',
});
