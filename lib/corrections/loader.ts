import 'server-only';
import { connection } from 'next/server';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';
import type { CorrectionView } from './contract';
import { listNewest } from './service';

/**
 * Loads the newest corrections from the cache; null if the query fails. The page that shows them is rendered at each
 * request: a static page would not show new corrections, and the content security policy would have to allow the
 * scripts of a regenerated page again.
 */
export async function loadCorrections(): Promise<CorrectionView[] | null> {
  await connection();
  try {
    return (await listNewest()).items;
  } catch (error) {
    if (!noteOutage(error)) log.error('corrections could not be read', { error });
    return null;
  }
}
