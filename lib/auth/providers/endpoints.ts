import { openEndpoint } from '@/lib/kernel/endpoint';

/**
 * Endpoints that next-auth handles during a sign-in with a provider. They have no contract and are not in the API
 * catalog. They are declared here only for limits, costs and the log.
 */

const providers = openEndpoint({ method: 'GET', path: '/api/auth/providers', access: 'public' });
const signInProof = openEndpoint({ method: 'GET', path: '/api/auth/csrf', access: 'public' });

/** This endpoint and the next one make the server send requests to the provider. */
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

/** The addresses of next-auth's own error and sign-in pages. */
export const failed = openEndpoint({ method: 'GET', path: '/api/auth/error', access: 'public' });
export const notBegun = openEndpoint({ method: 'GET', path: '/api/auth/signin', access: 'public' });

export const PROVIDER_ENDPOINTS = [providers, signInProof, signInThere, wayBack, failed, notBegun] as const;
