import { shutdownWork } from './process-end';

/** Delay of the jobs after the start: they load most of the product, and none is due at once. */
const AFTER_MS = 2_000;

/** Starts the timers and returns the work to do before the process ends. */
type StartWork = () => Promise<() => Promise<void>>;

/** Starts the jobs after two seconds. */
export function beginRegularWork(startWork: StartWork): void {
  let started: ReturnType<StartWork> | undefined;
  const start = () => {
    started ??= startWork();
    return started;
  };
  const timer = setTimeout(start, AFTER_MS);
  // Registered at once, because a process that ends earlier also has visits to save.
  shutdownWork().add(async () => {
    clearTimeout(timer);
    const finish = await start();
    await finish();
  });
}
