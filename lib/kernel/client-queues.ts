import { perProcess } from './per-process';
import { Problem } from './problem';

/**
 * Limits how many tasks of one client run at the same time on this instance. Further tasks wait in order of arrival.
 */
export interface QueueLimits {
  name: string;
  atOnce: number;
  mostWaiting: number;
  /** Message to a client that exceeds the limit. */
  refusal: string;
}

/** Limits for an endpoint's work. The work starts when its request has been received completely. */
const WORK: QueueLimits = {
  name: 'work',
  atOnce: 4,
  mostWaiting: 200,
  refusal: 'Too many requests at once. Try again in a few seconds.',
};

/**
 * Limits for the work of all accounts in one network. The number is below the number of database connections
 * (`DATABASE_POOL_MAX`), so that a script with many accounts leaves connections to others. A classroom of forty phones
 * stays within the limit.
 */
const WORK_OF_NETWORK: QueueLimits = {
  name: 'work of a network',
  atOnce: 6,
  mostWaiting: 400,
  refusal: 'Too many requests of your network at once. Try again in a few seconds.',
};

/**
 * Limits for pictures, imports, exports and searches of one account. They run in parallel with the client's other work.
 * A few requests may wait, such as those of a second tab, but not the many requests of a script.
 */
const HEAVY_WORK: QueueLimits = {
  name: 'heavy work',
  atOnce: 1,
  mostWaiting: 2,
  refusal: 'We are still working on an earlier file or search of yours. Wait until it is done, then try again.',
};

/**
 * Limits for heavy work of all accounts in one network, because a script can create any number of accounts and use any
 * address of a network. Otherwise a hundred accounts that each draw a certificate would block the main thread for
 * seconds, and a hundred files would fill the memory. While two imports run, which may take minutes, one more task can
 * still run.
 */
const HEAVY_WORK_OF_NETWORK: QueueLimits = {
  name: 'heavy work of a network',
  atOnce: 3,
  mostWaiting: 200,
  refusal: 'Too many files and searches of your network are being processed. Try again in a few seconds.',
};

/** Limits for pages that Next.js renders. Each page blocks the main thread for about thirty milliseconds. */
export const PAGES: QueueLimits = {
  name: 'pages',
  atOnce: 2,
  mostWaiting: 100,
  refusal: 'Too many pages were opened at once. Try again in a few seconds.',
};

const RETRY_AFTER_SECONDS = 5;

interface Queue {
  running: number;
  waiting: (() => void)[];
}

interface Waiting {
  client: string;
  /** Value of the setting `RATE_LIMIT_FACTOR`. */
  factor: number;
}

const queues = perProcess('queues of clients', () => new Map<string, Queue>());

/**
 * Runs `work` when the client's earlier tasks are done, so that a client with many requests delays only itself.
 * `factor` multiplies how many tasks may wait. Throws `RATE_LIMITED` if too many are waiting.
 */
export async function runQueued<T>(
  limits: QueueLimits,
  { client, factor }: Waiting,
  work: () => Promise<T>,
): Promise<T> {
  const key = `${limits.name} ${client}`;
  const queue = queues().get(key) ?? { running: 0, waiting: [] };
  queues().set(key, queue);
  if (queue.running < limits.atOnce) queue.running += 1;
  else await waitInQueue(queue, { ...limits, mostWaiting: limits.mostWaiting * factor });
  try {
    return await work();
  } finally {
    const next = queue.waiting.shift();
    // Starts the next task in a later turn of the event loop, because a queue of synchronous tasks would otherwise
    // block all other clients until its end.
    if (next) setImmediate(next);
    else queue.running -= 1;
    if (queue.running === 0) queues().delete(key);
  }
}

/** Resolves when an earlier task has ended. Throws if too many are waiting. */
function waitInQueue({ waiting }: Queue, { mostWaiting, refusal }: QueueLimits): Promise<void> {
  if (waiting.length >= mostWaiting) {
    throw new Problem('RATE_LIMITED', refusal, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

interface WaitingInNetwork extends Waiting {
  network: string;
}

const queuedTwice =
  (own: QueueLimits, ofNetwork: QueueLimits) =>
  <T>({ network, ...waiting }: WaitingInNetwork, work: () => Promise<T>): Promise<T> =>
    runQueued(own, waiting, () => runQueued(ofNetwork, { ...waiting, client: network }, work));

/**
 * Runs the work of an endpoint when the earlier work of the client (usually an account) and of the client's network is
 * done.
 */
export const runWorkQueued = queuedTwice(WORK, WORK_OF_NETWORK);

/** Runs heavy work when the earlier heavy work of the client and of the client's network is done. */
export const runHeavyQueued = queuedTwice(HEAVY_WORK, HEAVY_WORK_OF_NETWORK);
