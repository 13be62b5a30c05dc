import { endpoint, openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listCorrections = openEndpoint<typeof contract.listCorrections>({
  method: 'GET',
  path: '/api/corrections',
  access: 'public',
});

export const getFeed = openEndpoint<typeof contract.getFeed>({
  method: 'GET',
  path: '/corrections.xml',
  access: 'public',
});

export const takeBackCorrection = endpoint<typeof contract.takeBackCorrection>({
  method: 'POST',
  path: '/api/corrections/{id}/take-back',
  access: 'admin',
});

export const weighChange = endpoint<typeof contract.weighChange>({
  method: 'POST',
  path: '/api/questions/{id}/weigh-change',
  access: 'admin',
  idempotent: true,
});
