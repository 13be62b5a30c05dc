import 'server-only';
import { connectionOf } from '@/lib/kernel/address';
import { isTimeZone } from '@/lib/kernel/calendar';
import { CLIENT_SESSION_ID, DEVICE_HEADERS } from '@/lib/kernel/device';
import type { Language } from '@/lib/kernel/language';
import type { HeaderReader } from '@/lib/kernel/route';
import { preferredLanguage } from './spanish';

/** The client that sent a request. Clients can forge everything here except the address. */
export interface Client {
  /**
   * Key of the connection. The front server derives it from the socket and trusted proxies. For IPv6 it is the network
   * prefix, because one client has too many addresses to count.
   */
  address: string;
  clientSessionId: string | null;
  deviceName: string;
  /** Time zone that the client sent; null if it sent none or one that does not exist. */
  timeZone: string | null;
  /** Language that the client prefers. English by default. */
  language: Language;
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
    language: preferredLanguage(headers.get('accept-language')),
  };
}
