import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listImports = endpoint<typeof contract.listImports>({
  method: 'GET',
  path: '/api/questions/imports',
  access: 'admin',
});

export const takeBackImport = endpoint<typeof contract.takeBackImport>({
  method: 'POST',
  path: '/api/questions/imports/{id}/take-back',
  access: 'admin',
});
