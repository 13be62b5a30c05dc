import { shutdownWork } from './process-end';

/**
 * Milliseconds between the start of the process and the first job. Jobs load most of the product's code, and none is
 * urgent.
 */
const AFTER_MS = 2_000;

/** Starts the timers of the jobs. Resolves to a function to call before the process ends. */
type StartWork = () => Promise<() => Promise<void>>;

/** Starts the scheduled jobs after `AFTER_MS`. */
export function beginRegularWork(startWork: StartWork): void {
  let started: ReturnType<StartWork> | undefined;
  const start = () => {
    started ??= startWork();
    return started;
  };
  const timer = setTimeout(start, AFTER_MS);
  // Registered immediately, because a process that ends before the jobs begin must also write the counted visits.
  shutdownWork().add(async () => {
    clearTimeout(timer);
    const finish = await start();
    await finish();
  });
}
