import { openEndpoint } from '@/lib/kernel/endpoint';

/**
 * What next-auth answers of a sign-in with a provider. No contract of ours describes it, so it is not in the catalog; limits, costs and
 * the log know it by these.
 */

const providers = openEndpoint({ method: 'GET', path: '/api/auth/providers', access: 'public' });
const signInProof = openEndpoint({ method: 'GET', path: '/api/auth/csrf', access: 'public' });

/** Each of these two asks the provider's own server. */
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

/** Where next-auth would show pages of its own. */
export const failed = openEndpoint({ method: 'GET', path: '/api/auth/error', access: 'public' });
export const notBegun = openEndpoint({ method: 'GET', path: '/api/auth/signin', access: 'public' });

export const PROVIDER_ENDPOINTS = [providers, signInProof, signInThere, wayBack, failed, notBegun] as const;
