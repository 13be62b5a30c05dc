import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import type { UserId } from '@/lib/kernel/ids';
import { log } from '@/lib/log';
import { requirePageViewer } from '@/lib/session/page-viewer';
import { findPageTimeZone } from '@/lib/session/page-zone';
import type { PlanView } from './contract';
import { getPlan } from './service';

export interface LoadedPlan {
  userId: UserId;
  /**
   * Null when reading failed, or while the device's time zone is unknown: a day must not be planned for another place.
   */
  plan: PlanView | null;
  /** Milliseconds since 1970. */
  readAt: number;
}

/** Loads the viewer's plan for a page's first paint. Redirects a visitor, who returns to `path`. */
export async function loadPlan(path: string): Promise<LoadedPlan> {
  const { userId } = await requirePageViewer(path);
  const now = new Date();
  const place = { userId, readAt: now.getTime() };
  const timeZone = await findPageTimeZone();
  if (timeZone === null) return { ...place, plan: null };
  try {
    return { ...place, plan: await getPlan({ userId, timeZone, now }) };
  } catch (error) {
    if (!noteOutage(error)) log.error('plan not loaded', { error });
    return { ...place, plan: null };
  }
}
