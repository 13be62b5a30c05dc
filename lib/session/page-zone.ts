import 'server-only';
import { cookies } from 'next/headers';
import { isTimeZone } from '@/lib/kernel/calendar';
import { ZONE_COOKIE } from '@/lib/kernel/device';

/** The time zone that the browser's cookie names; null until there is one. */
export async function findPageTimeZone(): Promise<string | null> {
  const zone = (await cookies()).get(ZONE_COOKIE)?.value ?? '';
  return isTimeZone(zone) ? zone : null;
}

/** The same, and UTC until it is known. */
export const pageTimeZone = async (): Promise<string> => (await findPageTimeZone()) ?? 'UTC';
