import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getDashboard = endpoint<typeof contract.getDashboard>({
  method: 'GET',
  path: '/analytics/dashboard',
  access: 'admin',
});

export const getTrends = endpoint<typeof contract.getTrends>({
  method: 'GET',
  path: '/analytics/statistics',
  access: 'admin',
});

export const listUserSessions = endpoint<typeof contract.listUserSessions>({
  method: 'GET',
  path: '/analytics/user/{id}/sessions',
  access: 'admin',
});

export const listAddressSessions = endpoint<typeof contract.listAddressSessions>({
  method: 'GET',
  path: '/analytics/sessions/ip/{ip}',
  access: 'admin',
});

export const listBusySessions = endpoint<typeof contract.listBusySessions>({
  method: 'GET',
  path: '/analytics/sessions/high-activity',
  access: 'admin',
});

export const listAddresses = endpoint<typeof contract.listAddresses>({
  method: 'GET',
  path: '/analytics/unique-ips',
  access: 'admin',
});

export const listCountries = endpoint<typeof contract.listCountries>({
  method: 'GET',
  path: '/analytics/unique-countries',
  access: 'admin',
});

export const cleanUpSessions = endpoint<typeof contract.cleanUpSessions>({
  method: 'GET',
  path: '/analytics/cleanup',
  access: 'admin',
});

export const getSession = endpoint<typeof contract.getSession>({
  method: 'GET',
  path: '/analytics/session/{id}',
  access: 'admin',
});
