export const PASSWORD_MIN = 8;
/**
 * Maximum password length. No passphrase that a person types is this long, and the limit bounds the time for hashing.
 */
export const PASSWORD_MAX = 256;
export const NAME_MAX = 50;

/** Returns the full name, without surrounding spaces. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

/** Placeholder for the first and last name of a new account, because registration does not ask for names. */
export const GENERIC_NAME = 'User';

/** True if the person has entered a name. */
export const hasName = ({ firstName, lastName }: { firstName: string; lastName: string }): boolean =>
  firstName !== GENERIC_NAME || lastName !== GENERIC_NAME;

interface NamedAccount {
  firstName: string;
  lastName: string;
  /** Null for a device account. */
  email: string | null;
  createdAt: Date;
  /** Device name of the account's first session; null if no session is stored. */
  deviceName: string | null;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * Returns the name of an account in the admins' lists: the name that the person entered, otherwise the email address,
 * otherwise the device with the day of the account's creation (UTC).
 */
export function accountName(account: NamedAccount): string {
  const name = hasName(account) ? fullNameOf(account) : '';
  if (name !== '') return name;
  return account.email ?? `${account.deviceName || 'Unknown device'}, since ${day.format(account.createdAt)}`;
}

/** True if the first name is not the placeholder, so that the person can be greeted by it. */
export const hasFirstName = ({ firstName }: { firstName: string }): boolean => firstName !== GENERIC_NAME;

// RFC 5321 dot-atom, the form of mailboxes in real use: no quotes, comments or groups.
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * Returns the canonical form in which an address is stored, compared and used for email: NFKC, lower case, host in
 * punycode. Returns null for an invalid address. Normalizes before checking, because normalizing turns a full-width
 * at-sign into a second "@".
 */
export function canonicalEmail(typed: string): string | null {
  const normalized = typed.normalize('NFKC').trim().toLowerCase();
  const [local, host, ...rest] = normalized.split('@');
  if (local === undefined || host === undefined || rest.length > 0 || local.length > 64) return null;
  const ascii = punycodeHost(host);
  if (ascii === null || !LOCAL_PART.test(local) || !HOST.test(ascii)) return null;
  return `${local}@${ascii}`;
}

/**
 * Returns the mailbox that receives the email for a canonical address, as a key for limits. Email to `a+tag@` arrives
 * at `a@`, and Gmail ignores dots. With other email providers, two people may get the same key, and then they share a
 * limit.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.split('@');
  const local = name.replace(/(?!^)\+.*$/, '');
  return host === 'gmail.com' || host === 'googlemail.com'
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${host}`;
}

function punycodeHost(host: string): string | null {
  if (/[/?#:\\\s[\]]/.test(host)) return null;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return null;
  }
}

export const ROLES = { user: 'USER', admin: 'ADMIN' } as const;
