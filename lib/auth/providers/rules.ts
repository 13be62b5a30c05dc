import { canonicalEmail, NAME_MAX } from '@/lib/kernel/account';
import { isVisible } from '@/lib/kernel/names';

/** An outside service that people sign in with: Google, or a school's. */
export interface Provider {
  id: 'google' | 'school';
  /** The issuer as its tokens name it. */
  issuer: string;
  /** Email domains that it may vouch for; empty: all. */
  domains: readonly string[];
  /** True when its operator may sign people in as admins of this installation. */
  opensAdmins: boolean;
}

/** Claims of a provider about a person (OpenID Connect Core 1.0, 5.1); all of them optional. */
export interface ProviderClaims {
  iss?: unknown;
  email?: unknown;
  email_verified?: unknown;
  given_name?: unknown;
  family_name?: unknown;
}

/** Reasons why a sign-in opened nothing; the page has a sentence for each. */
export type ProviderRefusal = 'no-email' | 'unconfirmed' | 'other-domain' | 'locked' | 'admin' | 'failed';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

const text = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
const visible = (name: string): string => (isVisible(name) ? name : '');
const cut = (name: unknown): string => [...visible(text(name)).trim()].slice(0, NAME_MAX).join('') || 'User';

/** Returns the person whose mailbox the provider vouches for, or the reason why there is none. */
export function readClaims(claims: ProviderClaims, provider: Provider): Person | ProviderRefusal {
  // An issuer shared by many tenants, such as Microsoft's for all schools, answers with another name: anybody could be
  // behind it.
  if (claims.iss !== provider.issuer) return 'failed';
  const said = text(claims.email);
  // Normalizing could turn it into another mailbox, and the provider vouches for the exact address only.
  const email = said.normalize('NFKC') === said ? canonicalEmail(said) : null;
  if (email === null) return 'no-email';
  const isListed = provider.domains.includes(email.slice(email.indexOf('@') + 1));
  if (provider.domains.length > 0 && !isListed) return 'other-domain';
  const confirmed = claims.email_verified;
  // Some providers, Microsoft's for one, omit the claim. The owner of a listed domain's mailboxes may.
  const isConfirmed = confirmed === true || confirmed === 'true' || (confirmed === undefined && isListed);
  if (!isConfirmed) return 'unconfirmed';
  return { email, firstName: cut(claims.given_name), lastName: cut(claims.family_name) };
}
