import { endpoint, openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const live = openEndpoint<typeof contract.live>({
  method: 'GET',
  path: '/api/health/live',
  access: 'public',
});

export const ready = openEndpoint<typeof contract.ready>({
  method: 'GET',
  path: '/api/health/ready',
  access: 'public',
});

export const healthDetails = endpoint<typeof contract.healthDetails>({
  method: 'GET',
  path: '/api/health/details',
  access: 'admin',
});
