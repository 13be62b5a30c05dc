export const PASSWORD_MIN = 8;
/** Longer than any passphrase a person types; bounds the work of a request. */
export const PASSWORD_MAX = 256;
export const NAME_MAX = 50;

/** How a person is called, without the blanks that were typed around a name. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

/** What registration sends in the place of both names, because it asks for none. */
export const GENERIC_NAME = 'User';

/** Whether the person has told a name of their own. */
export const hasName = ({ firstName, lastName }: { firstName: string; lastName: string }): boolean =>
  firstName !== GENERIC_NAME || lastName !== GENERIC_NAME;

/** The welcome line; nobody is greeted by a name that is none. */
export const greetingOf = ({ firstName }: { firstName: string }): string =>
  firstName === GENERIC_NAME ? 'Welcome!' : `Welcome, ${firstName}`;

// RFC 5321 dot-atom, no quotes, comments or groups: what a mailbox in real use looks like.
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The one form under which an address is stored, compared and mailed: NFKC, lower case, host in punycode.
 * Normalized before it is checked, so that a full-width at-sign cannot become a second one later. Null when it is no mailbox.
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
 * The mailbox behind a canonical address, for limits alone: mail to `a+tag@` arrives at `a@`, and Gmail reads past dots. Elsewhere two
 * people may share it, which costs them nothing but a limit.
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
