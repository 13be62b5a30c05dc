import { isTimeZone } from '@/lib/kernel/calendar';
import { ZONE_COOKIE } from '@/lib/kernel/device';

const THIRTEEN_MONTHS_SECONDS = 34_128_000;

/** Returns the device's time zone; UTC when the browser hides it. */
export function browserTimeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  return isTimeZone(zone) ? zone : 'UTC';
}

/** Lets the server format days and hours in this zone, from the next page on. */
export function rememberTimeZone(zone: string): void {
  const pair = `${ZONE_COOKIE}=${encodeURIComponent(zone)}`;
  if (document.cookie.split('; ').includes(pair)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that technicians carry.
  document.cookie = `${pair}; Path=/; Max-Age=${THIRTEEN_MONTHS_SECONDS}; SameSite=Lax${secure}`;
}
