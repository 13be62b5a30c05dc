export const PASSWORD_MIN = 8;
/** Longer than any passphrase that a person types; bounds the work of a request. */
export const PASSWORD_MAX = 256;
export const NAME_MAX = 50;

/** Returns the full name, without surrounding spaces. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

/** Placeholder that registration sends for both names, because it does not ask for them. */
export const GENERIC_NAME = 'User';

/** Returns true if the person has entered a name. */
export const hasName = ({ firstName, lastName }: { firstName: string; lastName: string }): boolean =>
  firstName !== GENERIC_NAME || lastName !== GENERIC_NAME;

interface NamedAccount {
  firstName: string;
  lastName: string;
  /** Null for a device account. */
  email: string | null;
  createdAt: Date;
  /** Device of the first session; null when no session is stored. */
  deviceName: string | null;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Names an account for admins: by the entered name, else by the address, else by the device and its first day (UTC). */
export function accountName(account: NamedAccount): string {
  const name = hasName(account) ? fullNameOf(account) : '';
  if (name !== '') return name;
  return account.email ?? `${account.deviceName || 'Unknown device'}, since ${day.format(account.createdAt)}`;
}

/** Returns the welcome line, without a placeholder name. */
export const greetingOf = ({ firstName }: { firstName: string }): string =>
  firstName === GENERIC_NAME ? 'Welcome!' : `Welcome, ${firstName}`;

// RFC 5321 dot-atom, the form of mailboxes in real use: no quotes, comments or groups.
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * Returns the one form in which an address is stored, compared and mailed: NFKC, lower case, host in punycode.
 * Normalizes before it checks, so that a full-width at-sign cannot become a second one later. Null for an invalid
 * mailbox.
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
 * Returns the mailbox behind a canonical address, for limits only: mail to `a+tag@` arrives at `a@`, and Gmail ignores
 * dots. With other providers two people may share a mailbox here, which means only a shared limit.
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
