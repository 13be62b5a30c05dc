import { perProcess } from './per-process';
import { Problem } from './problem';

/** Limit of one client's simultaneous work on this instance; the rest waits in order of arrival. */
export interface Turns {
  name: string;
  atOnce: number;
  mostWaiting: number;
  /** Message to a client that exceeds the limit. */
  refusal: string;
}

/** Work of an endpoint, from the moment at which its request has arrived completely. */
export const WORK: Turns = {
  name: 'work',
  atOnce: 4,
  mostWaiting: 200,
  refusal: 'Too many requests at once. Try again in a few seconds.',
};

/**
 * Pictures, imports, exports and searches, which run beside the client's other work. A second tab may wait, a script
 * may not.
 */
export const HEAVY_WORK: Turns = {
  name: 'heavy work',
  atOnce: 1,
  mostWaiting: 2,
  refusal: 'We are still working on an earlier file or search of yours. Wait until it is done, then try again.',
};

/** Pages that Next renders: each takes about thirty milliseconds of the processor in one piece. */
export const PAGES: Turns = {
  name: 'pages',
  atOnce: 2,
  mostWaiting: 100,
  refusal: 'Too many pages were opened at once. Try again in a few seconds.',
};

const RETRY_AFTER_SECONDS = 5;

interface Line {
  running: number;
  waiting: (() => void)[];
}

interface Waiting {
  client: string;
  /** `RATE_LIMIT_FACTOR`. */
  factor: number;
}

const lines = perProcess('turns of clients', () => new Map<string, Line>());

/**
 * Runs `work` when it is the client's turn, so that a client with many requests delays only itself. `factor` multiplies
 * the number that may wait. Throws `RATE_LIMITED`.
 */
export async function takeTurn<T>(turns: Turns, { client, factor }: Waiting, work: () => Promise<T>): Promise<T> {
  const key = `${turns.name} ${client}`;
  const line = lines().get(key) ?? { running: 0, waiting: [] };
  lines().set(key, line);
  if (line.running < turns.atOnce) line.running += 1;
  else await waitInLine(line, { ...turns, mostWaiting: turns.mostWaiting * factor });
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    // The next task starts in a later turn of the event loop: a queue of synchronous work would block everybody until
    // its end.
    if (next) setImmediate(next);
    else line.running -= 1;
    if (line.running === 0) lines().delete(key);
  }
}

/** Resolves when the previous task has released its place. */
function waitInLine({ waiting }: Line, { mostWaiting, refusal }: Turns): Promise<void> {
  if (waiting.length >= mostWaiting) {
    throw new Problem('RATE_LIMITED', refusal, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
