/** Internet addresses: one spelling for each, and what stands for the connection behind one. */

/** The form in which an address is stored and looked up; empty when it is none. IPv6 comes shortened (RFC 5952). */
export function canonicalAddress(address: string): string {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) {
    return address.split('.').every((part) => Number(part) < 256) ? address.split('.').map(Number).join('.') : '';
  }
  if (!/^[0-9a-f:.]{2,45}$/i.test(address) || !address.includes(':')) return '';
  try {
    return unmapped(new URL(`http://[${address}]`).hostname.slice(1, -1));
  } catch {
    return '';
  }
}

function unmapped(address: string): string {
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const number = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');
}

/** Connections of addresses that were asked for lately: each request asks several times, and reading an IPv6 address takes microseconds. */
const known = new Map<string, string>();
const MOST_KNOWN = 5_000;

/** Machines behind one connection share it: the address, or the half of an IPv6 address that the provider gives out. */
export function connectionOf(address: string): string {
  const found = known.get(address);
  if (found !== undefined) return found;
  const connection = readConnection(canonicalAddress(address));
  if (known.size >= MOST_KNOWN) known.clear();
  // A copy: what was cut out of a long header would keep the whole of it in memory. What is no address may be long itself.
  if (connection !== NO_ADDRESS) known.set(address.split('').join(''), connection);
  return connection;
}

const NO_ADDRESS = 'unknown';

function readConnection(canonical: string): string {
  if (!canonical.includes(':')) return canonical || NO_ADDRESS;
  const [head = '', tail] = canonical.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** What one sender can easily have many connections in: 256 addresses of IPv4, or what a provider gives a site in IPv6. */
export function networkOf(address: string): string {
  const connection = connectionOf(address.replace(/\/64$/, ''));
  if (!connection.includes(':')) return connection.replace(/\.\d+$/, '.0/24');
  return `${connection.split(':').slice(0, 3).join(':')}::/48`;
}
