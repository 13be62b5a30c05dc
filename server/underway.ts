import type { ServerResponse } from 'node:http';

/** Maximum number of simultaneous requests, times RATE_LIMIT_FACTOR. A classroom of forty phones needs far fewer. */
const AT_ONCE = { client: 200, all: 1_000 };

/**
 * Counts requests in progress. The returned function returns false if the client, or all clients together, have too
 * many.
 */
export function createUnderway(factor: number) {
  const clients = new Map<string, number>();
  let all = 0;
  return (client: string, response: ServerResponse): boolean => {
    const count = clients.get(client) ?? 0;
    if (count >= AT_ONCE.client * factor || all >= AT_ONCE.all * factor) return false;
    all += 1;
    clients.set(client, count + 1);
    response.once('close', () => {
      all -= 1;
      clients.set(client, (clients.get(client) ?? 0) - 1);
      if (clients.get(client) === 0) clients.delete(client);
    });
    return true;
  };
}
