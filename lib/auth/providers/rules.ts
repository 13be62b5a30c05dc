import { canonicalEmail, NAME_MAX } from '@/lib/kernel/account';
import { isVisible } from '@/lib/kernel/names';

/** An outside service that people sign in with: Google, or the one of a school. */
export interface Provider {
  id: 'google' | 'school';
  /** As its tokens name it. */
  issuer: string;
  /** The parts of addresses behind the at-sign that it may vouch for; all where none is listed. */
  domains: readonly string[];
  /** Whether who runs it could sign in as an admin of this installation. */
  opensAdmins: boolean;
}

/** What a provider says of a person (OpenID Connect Core 1.0, 5.1); none of it is sure to be there. */
export interface ProviderClaims {
  iss?: unknown;
  email?: unknown;
  email_verified?: unknown;
  given_name?: unknown;
  family_name?: unknown;
}

/** Why a sign-in opened nothing; the page that says so has a sentence for each. */
export type ProviderRefusal = 'no-email' | 'unconfirmed' | 'other-domain' | 'locked' | 'admin' | 'failed';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

const text = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
const visible = (name: string): string => (isVisible(name) ? name : '');
const cut = (name: unknown): string => [...visible(text(name)).trim()].slice(0, NAME_MAX).join('') || 'User';

/** The person whose mailbox the provider vouches for, or why there is none. */
export function readClaims(claims: ProviderClaims, provider: Provider): Person | ProviderRefusal {
  // One address for many providers, as Microsoft has it for all schools together, answers as another one: anybody could be behind it.
  if (claims.iss !== provider.issuer) return 'failed';
  const said = text(claims.email);
  // Another mailbox may look like it once it is normalized, and the provider vouches for what it has said alone.
  const email = said.normalize('NFKC') === said ? canonicalEmail(said) : null;
  if (email === null) return 'no-email';
  const isListed = provider.domains.includes(email.slice(email.indexOf('@') + 1));
  if (provider.domains.length > 0 && !isListed) return 'other-domain';
  const confirmed = claims.email_verified;
  // Some say nothing of it: Microsoft's, for one. Who runs the mailboxes of a listed domain need not.
  const isConfirmed = confirmed === true || confirmed === 'true' || (confirmed === undefined && isListed);
  if (!isConfirmed) return 'unconfirmed';
  return { email, firstName: cut(claims.given_name), lastName: cut(claims.family_name) };
}
