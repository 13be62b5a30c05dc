import ipaddr from 'ipaddr.js';

const { IPv4, IPv6 } = ipaddr;

/** Internet addresses: one spelling for each, and what stands for the connection behind one. */

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const NO_ADDRESS = 'unknown';

/** Reads an address without a zone. IPv4 within IPv6 is IPv4. Null where it is none. */
function parse(address: string): Address | null {
  if (IPv4.isValidFourPartDecimal(address)) return IPv4.parse(address);
  if (address.includes('%') || !IPv6.isValid(address)) return null;
  const read = IPv6.parse(address);
  return read.isIPv4MappedAddress() ? read.toIPv4Address() : read;
}

const spell = (address: Address): string => (address instanceof IPv6 ? address.toRFC5952String() : address.toString());

/** The form in which an address is stored and looked up; empty when it is none. IPv6 comes shortened (RFC 5952). */
export function canonicalAddress(address: string): string {
  const read = parse(address);
  return read ? spell(read) : '';
}

/** Machines behind one connection share it: the address, or the half of an IPv6 address that the provider gives out. */
export function connectionOf(address: string): string {
  const read = parse(address);
  if (!read) return NO_ADDRESS;
  return read instanceof IPv6 ? subnet(read, 64) : spell(read);
}

/** What one sender can easily have many connections in: 256 addresses of IPv4, or what a provider gives a site in IPv6. */
export function networkOf(address: string): string {
  const read = parse(address.replace(/\/64$/, ''));
  if (!read) return NO_ADDRESS;
  return read instanceof IPv6 ? subnet(read, 48) : `${IPv4.networkAddressFromCIDR(`${read}/24`)}/24`;
}

const subnet = (address: ipaddr.IPv6, bits: number): string =>
  `${IPv6.networkAddressFromCIDR(`${address}/${bits}`).toRFC5952String()}/${bits}`;
