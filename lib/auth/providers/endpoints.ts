import { openEndpoint } from '@/lib/kernel/endpoint';

/**
 * Endpoints that next-auth answers during a provider sign-in. They have no contract and are missing from the catalog;
 * limits, costs and the log refer to these.
 */

const providers = openEndpoint({ method: 'GET', path: '/api/auth/providers', access: 'public' });
const signInProof = openEndpoint({ method: 'GET', path: '/api/auth/csrf', access: 'public' });

/** The first of two endpoints that call the provider's own server. */
export const signInThere = openEndpoint({
  method: 'POST',
  path: '/api/auth/signin/{provider}',
  access: 'public',
  limit: 'token',
});
export const wayBack = openEndpoint({
  method: 'GET',
  path: '/api/auth/callback/{provider}',
  access: 'public',
  limit: 'token',
  idempotent: false,
});

/** The address of next-auth's own error page. */
export const failed = openEndpoint({ method: 'GET', path: '/api/auth/error', access: 'public' });
export const notBegun = openEndpoint({ method: 'GET', path: '/api/auth/signin', access: 'public' });

export const PROVIDER_ENDPOINTS = [providers, signInProof, signInThere, wayBack, failed, notBegun] as const;
