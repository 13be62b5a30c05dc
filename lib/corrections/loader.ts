import 'server-only';
import { connection } from 'next/server';
import { readOr } from '@/lib/db/outage';
import type { CorrectionView } from './contract';
import { listNewest } from './service';

/**
 * Loads the newest corrections from the cache; null if the query fails. The page is rendered at each request, because a
 * static page would not show new corrections, and the content security policy would have to allow the scripts of a
 * regenerated page again.
 */
export async function loadCorrections(): Promise<CorrectionView[] | null> {
  await connection();
  return readOr(null, 'corrections could not be read', async () => (await listNewest()).items);
}
