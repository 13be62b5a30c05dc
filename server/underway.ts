import type { ServerResponse } from 'node:http';

/** Requests at once; RATE_LIMIT_FACTOR multiplies what one client may have. A classroom of forty phones behind one address has few. */
const AT_ONCE = { client: 200, all: 1_000 };

/** Counts requests in progress. A response whose reader takes nothing counts until it is closed. */
export function createUnderway(factor: number) {
  const counts = new Map<string, number>();
  let all = 0;
  const leave = (client: string) => {
    all -= 1;
    const left = (counts.get(client) ?? 1) - 1;
    if (left > 0) counts.set(client, left);
    else counts.delete(client);
  };
  return {
    /** False where the client, or all clients together, have too many already. */
    enter(client: string, response: ServerResponse): boolean {
      const count = counts.get(client) ?? 0;
      if (count >= AT_ONCE.client * factor || all >= AT_ONCE.all * factor) return false;
      counts.set(client, count + 1);
      all += 1;
      response.once('close', () => leave(client));
      return true;
    },
  };
}
