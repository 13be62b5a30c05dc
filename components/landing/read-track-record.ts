import { callLater } from '@/lib/browser/api/call-later';
import type { LiveRecord } from '@/lib/track-record/contract';

const endpoint = () => import('@/lib/track-record/endpoints').then(({ getRecord }) => getRecord);

let reading: Promise<LiveRecord> | null = null;

/**
 * Loads the live record once per page visit and shares the promise. Rejects with the errors of `call`; the next caller
 * then tries again.
 */
export function readRecord(): Promise<LiveRecord> {
  reading ??= callLater(endpoint, {}).catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}
