import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';
import { EXCHANGE_TYPES, IMPORT_MAX_BYTES } from './formats-rules';

export const exportQuestions = endpoint<typeof contract.exportQuestions>({
  method: 'GET',
  path: '/api/questions/export',
  access: 'admin',
  limit: 'export',
  isHeavy: true,
});

export const importQuestions = endpoint<typeof contract.importQuestions>({
  method: 'POST',
  path: '/api/questions/import',
  access: 'admin',
  limit: 'import',
  isHeavy: true,
  upload: { maxBytes: IMPORT_MAX_BYTES, types: Object.values(EXCHANGE_TYPES) },
});

export const getImportProgress = endpoint<typeof contract.getImportProgress>({
  method: 'GET',
  path: '/api/questions/import/{importId}',
  access: 'admin',
});
