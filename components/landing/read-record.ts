import { callLater } from '@/lib/browser/api/call-later';
import type { LiveRecord } from '@/lib/record/contract';

const endpoint = () => import('@/lib/record/endpoints').then(({ getRecord }) => getRecord);

let reading: Promise<LiveRecord> | null = null;

/** Once a visit of the page, for all who ask. Throws as `call` does; the next who asks then tries again. */
export function readRecord(): Promise<LiveRecord> {
  reading ??= callLater(endpoint, {}).catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}
