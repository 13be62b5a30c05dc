import 'server-only';
import { connection } from 'next/server';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';
import type { CorrectionView } from './contract';
import { listNewest } from './service';

/**
 * The newest corrections, from memory. Written at each request: a page that is made once could not tell of a new one, and one that
 * is made again would need its scripts allowed anew. Null when they cannot be read.
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
