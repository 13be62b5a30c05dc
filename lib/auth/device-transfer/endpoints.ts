import { endpoint, openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const makeCarryCode = endpoint<typeof contract.makeCarryCode>({
  method: 'POST',
  path: '/auth/carry',
  access: 'user',
  limit: 'token',
  status: 201,
});

export const redeemCarryCode = openEndpoint<typeof contract.redeemCarryCode>({
  method: 'POST',
  path: '/auth/carry/redeem',
  access: 'public',
  limit: 'token',
});
