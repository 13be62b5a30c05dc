import { shutdownWork } from './process-end';

/** Regular work brings most of the product with it; nothing of it is due at once, and a start has better things to do. */
const AFTER_MS = 2_000;

/** Starts the clocks; what it returns has to be done before the process ends. */
type StartWork = () => Promise<() => Promise<void>>;

/** Begins the regular work in two seconds. */
export function beginRegularWork(startWork: StartWork): void {
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
