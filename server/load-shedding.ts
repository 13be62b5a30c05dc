import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Priority } from '@/lib/kernel/endpoint';
import { type Refusal, refusal } from './refusals';

/**
 * Turns requests away before they cost Next anything, once more arrive than get finished: Next needs half as long to refuse one as
 * to serve it, and those that wait for too long would be refused in the end, after all the work.
 */

/**
 * So many must be waiting: a few that are slow by nature say nothing about the others, and a class of forty that arrives at once, with
 * what its phones send again, is no overload on a slow machine.
 */
const MANY = 64;
/** Waiting requests hold memory, so that a rush is cut off before anybody has waited long. */
const MOST = 1_000;
/** How long the longest of those may have waited while another is let in, by what is lost when it is not. */
const PATIENCE_MS: Record<Exclude<Priority, 'always'>, number> = { answer: 1_500, ordinary: 1_000, figures: 500 };

const BUSY: Refusal = {
  ...refusal('UNAVAILABLE', 'The service is busy or restarting. Try again in a few seconds.'),
  retryAfterSeconds: 2,
};

interface Arrival {
  request: IncomingMessage;
  response: ServerResponse;
  priority: Priority;
  /** Whose request it is: the client that has the most waiting is turned away first. */
  client: string;
}

interface Waiting {
  /** Null once it is waited for no more: what a set has held may stay in memory until the next full collection. */
  response: ServerResponse | null;
  since: number;
  client: string;
}

export type LoadShedding = ReturnType<typeof createLoadShedding>;

/** `now` in milliseconds. */
export function createLoadShedding(now: () => number = () => performance.now()) {
  /** The longest first. */
  const waiting = new Set<Waiting>();
  const leave = (one: Waiting) => {
    one.response = null;
    waiting.delete(one);
  };

  /** How long the 64th of them has been waiting, 0 when there are fewer. */
  const waitOfMany = () => {
    let count = 0;
    for (const one of waiting) {
      // What is left is sending, at the pace of the reader.
      if (one.response?.headersSent) leave(one);
      else if (++count === MANY) return now() - one.since;
    }
    return 0;
  };

  /** Whether a client has at least half as many waiting as the one that has the most. */
  const isHeavy = (client: string): boolean => {
    const counts = new Map<string, number>([[client, 1]]);
    for (const one of waiting) counts.set(one.client, (counts.get(one.client) ?? 0) + 1);
    return 2 * (counts.get(client) ?? 0) >= Math.max(...counts.values());
  };

  return {
    /** The refusal, or null for a request that may go on. */
    admit({ request, response, priority, client }: Arrival): Refusal | null {
      if (priority === 'always') return null;
      const waited = waitOfMany();
      const patience = PATIENCE_MS[priority];
      // Where one client has caused it, the others are let in for twice as long.
      if (waited > 2 * patience || waiting.size >= MOST) return BUSY;
      if (waited > patience && isHeavy(client)) return BUSY;
      const one: Waiting = { response, since: 0, client };
      const begin = () => {
        if (response.headersSent || response.destroyed) return;
        one.since = now();
        waiting.add(one);
      };
      // While a body arrives it is the sender who takes the time.
      if (hasBody(request)) request.once('end', begin);
      else begin();
      response.once('close', () => leave(one));
      return null;
    },
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;
