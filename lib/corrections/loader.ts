import 'server-only';
import { connection } from 'next/server';
import { readOr } from '@/lib/db/outage';
import type { CorrectionView } from './contract';
import { listNewest } from './service';

/**
 * Loads the newest corrections from the cache; null if the query fails. The page is rendered at each request. A static
 * page would not show new corrections; and if the page were generated again, its new scripts would have to be added to
 * the content security policy.
 */
export async function loadCorrections(): Promise<CorrectionView[] | null> {
  await connection();
  return readOr(null, 'corrections could not be read', async () => (await listNewest()).items);
}
