import 'server-only';
import { env } from '@/lib/env';
import { whileReading } from '@/lib/kernel/reading';
import { databaseTrouble } from './outage';

/** Reads what may be seconds old from the copy of the database where there is one, and from the database itself when that fails. */
export async function readOld<T>(work: () => Promise<T>): Promise<T> {
  if (env().DATABASE_REPLICA_URL === undefined) return work();
  try {
    return await whileReading('stale is fine', work);
  } catch (error) {
    if (databaseTrouble(error) === null) throw error;
    return work();
  }
}
