import { isTimeZone } from '@/lib/kernel/calendar';
import { COOKIE_SECONDS, ZONE_COOKIE } from '@/lib/kernel/device';

/** Returns the device's time zone, or UTC if the browser hides it. */
export function browserTimeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  return isTimeZone(zone) ? zone : 'UTC';
}

/** Stores the time zone in a cookie. The server then formats dates and times in this zone, from the next page on. */
export function rememberTimeZone(zone: string): void {
  const pair = `${ZONE_COOKIE}=${encodeURIComponent(zone)}`;
  if (document.cookie.split('; ').includes(pair)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  document.cookie = `${pair}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
}
