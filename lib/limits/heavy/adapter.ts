import 'server-only';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';

/** How many of an account's requests may wait for the one that is running: a second tab or an impatient press, not a script. */
const MOST_WAITING = 2;

interface Line {
  length: number;
  /** Settles when everything that stands in line now is done. */
  last: Promise<void>;
}

const lines = perProcess('heavyWork', () => new Map<string, Line>());

/**
 * Runs heavy work, of which an account has one at a time on this instance, so that nobody can fill the queues that everybody's
 * pictures, imports and exports wait in. A few wait for their turn; throws `RATE_LIMITED` when more come.
 */
export async function oneAtATime<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const line = lines().get(userId) ?? { length: 0, last: Promise.resolve() };
  if (line.length > MOST_WAITING) {
    throw new Problem(
      'RATE_LIMITED',
      'A file or a search of yours is still being worked on. Wait until it is done, then try again.',
      { retryAfterSeconds: 5 },
    );
  }
  lines().set(userId, line);
  line.length += 1;
  const turn = line.last.then(work);
  line.last = turn.then(
    () => undefined,
    () => undefined,
  );
  try {
    return await turn;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines().delete(userId);
  }
}
