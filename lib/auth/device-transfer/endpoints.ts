import { endpoint, openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const makeTransferCode = endpoint<typeof contract.makeTransferCode>({
  method: 'POST',
  path: '/auth/carry',
  access: 'user',
  limit: 'token',
  status: 201,
});

export const redeemTransferCode = openEndpoint<typeof contract.redeemTransferCode>({
  method: 'POST',
  path: '/auth/carry/redeem',
  access: 'public',
  limit: 'token',
});
