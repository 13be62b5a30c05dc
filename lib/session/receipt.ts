import 'server-only';
import { perProcess } from '@/lib/kernel/per-process';
import { log } from '@/lib/log';
import { recordTokenUse } from './store';

const MAX_CACHED = 50_000;

const receipts = perProcess('receipts', () => new Set<string>());

/**
 * Notes that a client has received a refresh token: the access token beside it is being used. Its parent is then a copy.
 * One statement for each renewal. A database that does not take it now is told by the next request.
 */
export async function noteReceipt(refreshTokenId: string, now: Date): Promise<void> {
  const noted = receipts();
  if (noted.has(refreshTokenId)) return;
  if (noted.size >= MAX_CACHED) noted.clear();
  try {
    await recordTokenUse(refreshTokenId, now);
    noted.add(refreshTokenId);
  } catch (error) {
    log.warn('receipt of a refresh token not noted', { error });
  }
}
