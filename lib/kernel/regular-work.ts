import { shutdownWork } from './process-end';

/** Milliseconds after the start until the jobs begin. They load most of the product's code, and none is urgent. */
const AFTER_MS = 2_000;

/** Starts the timers. Resolves to the work to do before the process ends. */
type StartWork = () => Promise<() => Promise<void>>;

/** Starts the scheduled jobs after `AFTER_MS`. */
export function beginRegularWork(startWork: StartWork): void {
  let started: ReturnType<StartWork> | undefined;
  const start = () => {
    started ??= startWork();
    return started;
  };
  const timer = setTimeout(start, AFTER_MS);
  // Registered immediately, because a process that ends before the jobs begin also has visits to save.
  shutdownWork().add(async () => {
    clearTimeout(timer);
    const finish = await start();
    await finish();
  });
}
