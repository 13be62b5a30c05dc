import 'server-only';
import { cookies } from 'next/headers';
import { isTimeZone } from '@/lib/kernel/calendar';
import { ZONE_COOKIE } from '@/lib/kernel/device';

/** Returns the time zone from the browser's cookie; null if the cookie is missing or invalid. */
export async function findPageTimeZone(): Promise<string | null> {
  const zone = (await cookies()).get(ZONE_COOKIE)?.value ?? '';
  return isTimeZone(zone) ? zone : null;
}

/** Returns the time zone from the browser's cookie, or UTC. */
export const pageTimeZone = async (): Promise<string> => (await findPageTimeZone()) ?? 'UTC';
