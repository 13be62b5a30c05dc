import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDraining, shutdownWork } from '@/lib/kernel/process-end';

/**
 * Time limits of a shutdown in milliseconds. `all` is below the ten seconds after which the process is usually killed:
 * if it is killed while it delivers a mail, the mail is sent twice.
 */
const LIMITS_MS = { requests: 7_000, all: 9_000 };

/** Withdraws readiness, refuses new connections, waits for requests in flight, then runs the product's own hooks. */
export async function drain(server: Server): Promise<void> {
  isDraining.set(true);
  const tooLate = sleep(LIMITS_MS.all);
  const closed = new Promise((resolve) => server.close(resolve));
  // Closes idle connections repeatedly: a connection that was busy when the server closed stays open after its request.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(LIMITS_MS.requests)]);
  clearInterval(closeIdle);
  await Promise.race([Promise.allSettled([...shutdownWork()].map(async (finish) => finish())), tooLate]);
}
