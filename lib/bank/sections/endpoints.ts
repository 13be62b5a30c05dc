import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const createSection = endpoint<typeof contract.createSection>({
  method: 'POST',
  path: '/api/sections',
  access: 'admin',
  status: 201,
});

export const deleteSection = endpoint<typeof contract.deleteSection>({
  method: 'DELETE',
  path: '/api/sections/{id}',
  access: 'admin',
  status: 204,
});

export const listEverySection = endpoint<typeof contract.listEverySection>({
  method: 'GET',
  path: '/api/admin/sections',
  access: 'admin',
});

export const updateSection = endpoint<typeof contract.updateSection>({
  method: 'PUT',
  path: '/api/sections/{id}',
  access: 'admin',
});

export const restoreSection = endpoint<typeof contract.restoreSection>({
  method: 'POST',
  path: '/api/sections/{id}/restore',
  access: 'admin',
});
