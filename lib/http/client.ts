import 'server-only';
import { connectionOf } from '@/lib/kernel/address';
import { isTimeZone } from '@/lib/kernel/calendar';
import { CLIENT_SESSION_ID, DEVICE_HEADERS } from '@/lib/kernel/device';
import type { HeaderReader } from '@/lib/kernel/route';

/** Client that sent a request. Everything except the address is the sender's own claim. */
export interface Client {
  /**
   * Connection, set by the server in front from the socket and the trusted hops. A client with IPv6 has more addresses
   * than any limit could count, so the prefix that its provider assigns represents all of them.
   */
  address: string;
  clientSessionId: string | null;
  deviceName: string;
  /** Null unless it names a zone that exists. */
  timeZone: string | null;
}

const LABEL = /^[\w ./()-]{1,40}$/;

export function clientOf(headers: HeaderReader): Client {
  const id = headers.get(DEVICE_HEADERS.clientSessionId) ?? '';
  const label = (name: string) => {
    const value = headers.get(name) ?? '';
    return LABEL.test(value) ? value : '';
  };
  const zone = headers.get(DEVICE_HEADERS.timezone) ?? '';
  const parts = [label(DEVICE_HEADERS.browser), label(DEVICE_HEADERS.operatingSystem)].filter(Boolean);
  const address = connectionOf(headers.get('x-coldpass-client-address') ?? '');
  return {
    address,
    clientSessionId: CLIENT_SESSION_ID.test(id) ? id.toLowerCase() : null,
    deviceName: parts.join(' on ') || 'Unknown device',
    timeZone: isTimeZone(zone) ? zone : null,
  };
}
