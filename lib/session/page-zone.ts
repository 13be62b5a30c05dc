import 'server-only';
import { cookies } from 'next/headers';
import { isTimeZone } from '@/lib/kernel/calendar';
import { ZONE_COOKIE } from '@/lib/kernel/device';

/** The time zone that the browser's cookie names; UTC until there is one. */
export async function pageTimeZone(): Promise<string> {
  const zone = (await cookies()).get(ZONE_COOKIE)?.value ?? '';
  return isTimeZone(zone) ? zone : 'UTC';
}
