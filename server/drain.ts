import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDraining, shutdownWork } from '@/lib/kernel/process-end';

/** An orderly end may take ten seconds. The hooks get what requests leave: a mail that is being delivered would go out twice otherwise. */
const LIMITS_MS = { requests: 7_000, all: 9_000 };

/** New connections are refused and readiness is withdrawn at once; what is in flight ends, then the product's own hooks run. */
export async function drain(server: Server): Promise<void> {
  isDraining.set(true);
  const tooLate = sleep(LIMITS_MS.all);
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that was busy when the server closed would be kept open for its next request.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(LIMITS_MS.requests)]);
  clearInterval(closeIdle);
  const hooks = [...shutdownWork()].map(async (finish) => finish());
  await Promise.race([Promise.allSettled(hooks), tooLate]);
}
