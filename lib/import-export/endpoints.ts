import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';
import { EXCHANGE_TYPES, IMPORT_MAX_BYTES } from './formats-rules';

export const exportQuestions = endpoint<typeof contract.exportQuestions>({
  method: 'GET',
  path: '/api/questions/export',
  access: 'admin',
  limit: 'export',
  isHeavy: true,
  // The cost was measured with 1,611 questions: 62 on the server's main thread, 128 in total.
});

export const importQuestions = endpoint<typeof contract.importQuestions>({
  method: 'POST',
  path: '/api/questions/import',
  access: 'admin',
  limit: 'import',
  isHeavy: true,
  // The cost was measured for a dry run of 2,000 questions: 53 on the server's main thread, 1,150 in total, including
  // the compiler in the thread that reads the file.
  upload: { maxBytes: IMPORT_MAX_BYTES, types: Object.values(EXCHANGE_TYPES) },
});

export const getImportProgress = endpoint<typeof contract.getImportProgress>({
  method: 'GET',
  path: '/api/questions/import/{importId}',
  access: 'admin',
});
