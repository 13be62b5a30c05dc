import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listFacts = endpoint<typeof contract.listFacts>({
  method: 'GET',
  path: '/api/admin/facts',
  access: 'admin',
});

export const getFact = endpoint<typeof contract.getFact>({
  method: 'GET',
  path: '/api/admin/facts/{id}',
  access: 'admin',
});

export const updateFact = endpoint<typeof contract.updateFact>({
  method: 'PUT',
  path: '/api/admin/facts/{id}',
  access: 'admin',
});

export const checkFact = endpoint<typeof contract.checkFact>({
  method: 'POST',
  path: '/api/admin/facts/{id}/check',
  access: 'admin',
});
