import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Who sent a request: the socket's address, or the one that the outermost of our own proxies saw. Each proxy appends
 * what it saw, so with n of them the n-th entry from the right is the first that nobody could have made up. A request
 * with fewer entries did not come through them all and counts as its socket's.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const socket = request.socket.remoteAddress ?? '';
  if (hops === 0) return canonical(socket);
  const seen = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return canonical((seen[seen.length - hops] ?? '').trim() || socket);
}

/** IPv4 carried in IPv6 is the IPv4 address. What is no address shares one name, so that limits still count it. */
function canonical(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(plain) ? plain.toLowerCase() : 'unknown';
}
