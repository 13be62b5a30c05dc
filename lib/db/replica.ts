import 'server-only';
import { env } from '@/lib/env';
import { whileReading } from '@/lib/kernel/reading';
import { databaseTrouble } from './outage';

/** For reads that may be seconds old. The database itself is read where there is no replica, and when the replica fails. */
export async function readFromReplica<T>(work: () => Promise<T>): Promise<T> {
  if (env().DATABASE_REPLICA_URL === undefined) return work();
  try {
    return await whileReading('stale is fine', work);
  } catch (error) {
    if (databaseTrouble(error) === null) throw error;
    return work();
  }
}
