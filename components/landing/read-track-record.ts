import { callLater } from '@/lib/browser/api/call-later';
import type { TrackRecord } from '@/lib/track-record/contract';

const endpoint = () => import('@/lib/track-record/endpoints').then(({ getTrackRecord }) => getTrackRecord);

let reading: Promise<TrackRecord> | null = null;

/**
 * Loads the live record once per page visit and shares the promise. Rejects with the errors of `call`; the next caller
 * then tries again.
 */
export function readTrackRecord(): Promise<TrackRecord> {
  reading ??= callLater(endpoint, {}).catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}
