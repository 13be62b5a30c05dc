import type { ProviderRefusal } from '@/lib/auth/providers/rules';

type Failure = ProviderRefusal | 'canceled' | 'OAuthSignin';

/**
 * Reasons why a sign-in with a provider failed. Each has an error text with the next step (`messages/en/account.json`).
 */
const FAILURES: readonly Failure[] = [
  'canceled',
  'OAuthSignin',
  'no-email',
  'unconfirmed',
  'other-domain',
  'locked',
  'admin',
  'failed',
];

/** Returns the reason in the URL. */
export const failureOf = (reason: string): Failure => FAILURES.find((failure) => failure === reason) ?? 'failed';
