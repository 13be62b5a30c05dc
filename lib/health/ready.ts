import 'server-only';
import { Problem } from '@/lib/kernel/problem';
import { isDraining } from '@/lib/kernel/process-end';
import { askDatabase, openConnections } from './store';

const PATIENCE_MS = 1000;

/**
 * Throws `UNAVAILABLE` during shutdown, or if the database does not answer within a second. It is in a separate file,
 * so that the start need not load the rest of the health report.
 */
export async function requireReady(): Promise<void> {
  const notReady = (cause?: unknown) => new Problem('UNAVAILABLE', 'Not ready', { retryAfterSeconds: 2, cause });
  if (isDraining()) throw notReady();
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(notReady()), PATIENCE_MS);
  });
  try {
    await Promise.race([askDatabase(), tooSlow]);
    openConnections();
  } catch (error) {
    throw error instanceof Problem ? error : notReady(error);
  } finally {
    clearTimeout(timer);
  }
}
