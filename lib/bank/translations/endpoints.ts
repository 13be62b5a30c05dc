import { openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getTranslation = openEndpoint<typeof contract.getTranslation>({
  method: 'GET',
  path: '/api/questions/{id}/translation',
  access: 'optional',
});
