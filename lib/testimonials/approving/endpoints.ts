import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listPraise = endpoint<typeof contract.listPraise>({
  method: 'GET',
  path: '/api/admin/praise',
  access: 'admin',
});

export const decidePraise = endpoint<typeof contract.decidePraise>({
  method: 'PUT',
  path: '/api/admin/praise/{userId}',
  access: 'admin',
});
