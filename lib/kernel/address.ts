import ipaddr from 'ipaddr.js';

const { IPv4, IPv6 } = ipaddr;

/** Handles internet addresses: a canonical spelling, and the keys by which limits count connections and networks. */

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const NO_ADDRESS = 'unknown';

/**
 * Parses an address. Converts an IPv4 address in IPv6 notation to IPv4. Returns null for an invalid address, and for an
 * address with a zone index.
 */
function parse(address: string): Address | null {
  if (IPv4.isValidFourPartDecimal(address)) return IPv4.parse(address);
  if (address.includes('%') || !IPv6.isValid(address)) return null;
  const read = IPv6.parse(address);
  return read.isIPv4MappedAddress() ? read.toIPv4Address() : read;
}

const spell = (address: Address): string => (address instanceof IPv6 ? address.toRFC5952String() : address.toString());

/**
 * Returns the form in which an address is stored and compared, or '' if it is invalid. IPv6 is shortened (RFC 5952).
 */
export function canonicalAddress(address: string): string {
  const read = parse(address);
  return read ? spell(read) : '';
}

/**
 * Returns a key for the connection, which several machines may share: the IPv4 address, or the /64 prefix of an IPv6
 * address.
 */
export function connectionOf(address: string): string {
  const read = parse(address);
  if (!read) return NO_ADDRESS;
  return read instanceof IPv6 ? subnet(read, 64) : spell(read);
}

/**
 * Returns a key for the network within which one sender can easily change the address: 256 IPv4 addresses (/24), or the
 * /48 prefix that a provider assigns to a site.
 */
export function networkOf(address: string): string {
  const read = parse(address.replace(/\/64$/, ''));
  if (!read) return NO_ADDRESS;
  return read instanceof IPv6 ? subnet(read, 48) : `${IPv4.networkAddressFromCIDR(`${read}/24`)}/24`;
}

const subnet = (address: ipaddr.IPv6, bits: number): string =>
  `${IPv6.networkAddressFromCIDR(`${address}/${bits}`).toRFC5952String()}/${bits}`;
