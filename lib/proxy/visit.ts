import 'server-only';
import type { NextRequest } from 'next/server';
import { VISIT_COOKIE } from '@/lib/kernel/device';
import { recordVisit } from '@/lib/visits/service';

/** Counts a page view for the browser's analytics session. The id of the session is in a cookie. */
export function countVisit({ headers, cookies }: NextRequest, userId: string | null): void {
  recordVisit({ headers, sessionId: cookies.get(VISIT_COOKIE)?.value, userId, at: new Date() });
}
