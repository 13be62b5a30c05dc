import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getCertificate = endpoint<typeof contract.getCertificate>({
  method: 'GET',
  path: '/api/classes/{id}/places/{placeId}/certificate',
  access: 'user',
  // Drawing the PDF blocks the server's main thread, so each account is limited to one request at a time and few in
  // total.
  isHeavy: true,
});
