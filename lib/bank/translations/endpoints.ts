import { endpoint, openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listTranslations = openEndpoint<typeof contract.listTranslations>({
  method: 'GET',
  path: '/api/questions/translations',
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
