import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

/** Changes nothing. The method is POST because the answers of a class do not fit in a URL. */
export const previewPapers = endpoint<typeof contract.previewPapers>({
  method: 'POST',
  path: '/api/classes/{id}/assignments/{assignmentId}/papers/preview',
  access: 'user',
  idempotent: true,
  isHeavy: true,
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
