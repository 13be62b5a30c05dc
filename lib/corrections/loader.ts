import 'server-only';
import { connection } from 'next/server';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';
import type { CorrectionView } from './contract';
import { listNewest } from './service';

/**
 * Loads the newest corrections, from memory. Rendered at each request: a static page could not show a new one, and one
 * that is regenerated would need its scripts allowed anew. Null when they cannot be read.
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
