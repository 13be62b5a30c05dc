import { perProcess } from './per-process';
import { shutdownWork } from './process-end';

/** Regular work brings most of the product with it; nothing of it is due at once, and a start has better things to do. */
const AFTER_MS = 2_000;

/** Starts the clocks; what it returns has to be done before the process ends. */
export type StartWork = () => Promise<() => Promise<void>>;

const hasBegun = perProcess('regular work', () => false);

/**
 * Begins the regular work in two seconds, once a process: the server in front asks first where it runs endpoints itself, because Next would
 * load what the work needs once more.
 */
export function beginRegularWork(startWork: StartWork): void {
  if (hasBegun()) return;
  hasBegun.set(true);
  let started: ReturnType<StartWork> | undefined;
  const start = () => {
    started ??= startWork();
    return started;
  };
  const timer = setTimeout(start, AFTER_MS);
  // Left at once: a process that ends before has visits to write down, too.
  shutdownWork().add(async () => {
    clearTimeout(timer);
    const finish = await start();
    await finish();
  });
}
