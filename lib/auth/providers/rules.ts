import { canonicalEmail, NAME_MAX } from '@/lib/kernel/account';
import { isVisible } from '@/lib/kernel/names';

/** An external service with which people sign in: Google, or a school's service. */
export interface Provider {
  id: 'google' | 'school';
  /** The issuer in the provider's tokens. */
  issuer: string;
  /** Email domains for which sign-ins by this provider are accepted; empty means all domains. */
  domains: readonly string[];
  /** True if people who sign in with this provider may be admins of this installation. */
  opensAdmins: boolean;
}

/** Claims in a provider's token (OpenID Connect Core 1.0, 5.1). All of them are optional. */
export interface ProviderClaims {
  iss?: unknown;
  email?: unknown;
  email_verified?: unknown;
  given_name?: unknown;
  family_name?: unknown;
}

/** Reasons for refusing a sign-in. The page has a sentence for each. */
export type ProviderRefusal = 'no-email' | 'unconfirmed' | 'other-domain' | 'locked' | 'admin' | 'failed';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

const text = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
const visible = (name: string): string => (isVisible(name) ? name : '');
const cut = (name: unknown): string => [...visible(text(name)).trim()].slice(0, NAME_MAX).join('') || 'User';

/** Returns the person whose email address the provider confirms, or the reason for a refusal. */
export function readClaims(claims: ProviderClaims, provider: Provider): Person | ProviderRefusal {
  // A service that many organizations share, such as Microsoft's service for all schools, names the tenant as the
  // issuer, and any organization could be that tenant.
  if (claims.iss !== provider.issuer) return 'failed';
  const said = text(claims.email);
  // Refuses an address that normalization would change, because the provider has confirmed only the exact address.
  const email = said.normalize('NFKC') === said ? canonicalEmail(said) : null;
  if (email === null) return 'no-email';
  const isListed = provider.domains.includes(email.slice(email.indexOf('@') + 1));
  if (provider.domains.length > 0 && !isListed) return 'other-domain';
  const confirmed = claims.email_verified;
  // Some providers, such as Microsoft, omit this claim. A missing claim is accepted only for a domain in `domains`,
  // because the provider controls the mailboxes of that domain.
  const isConfirmed = confirmed === true || confirmed === 'true' || (confirmed === undefined && isListed);
  if (!isConfirmed) return 'unconfirmed';
  return { email, firstName: cut(claims.given_name), lastName: cut(claims.family_name) };
}
