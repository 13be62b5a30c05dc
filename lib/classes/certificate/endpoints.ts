import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getCertificate = endpoint<typeof contract.getCertificate>({
  method: 'GET',
  path: '/api/classes/{id}/places/{placeId}/certificate',
  access: 'user',
  // The file is drawn in one piece on the server's own thread: an account has one request at a time, and not many.
  isHeavy: true,
});
