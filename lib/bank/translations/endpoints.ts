import { endpoint, openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getTranslation = openEndpoint<typeof contract.getTranslation>({
  method: 'GET',
  path: '/api/questions/{id}/translation',
  access: 'optional',
});

export const getTranslationPair = endpoint<typeof contract.getTranslationPair>({
  method: 'GET',
  path: '/api/admin/questions/{id}/translation',
  access: 'admin',
});

export const saveTranslation = endpoint<typeof contract.saveTranslation>({
  method: 'PUT',
  path: '/api/admin/questions/{id}/translation',
  access: 'admin',
});
