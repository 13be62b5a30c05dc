import { shutdownWork } from './process-end';

/**
 * Milliseconds between the start of the process and the first job. Jobs load most of the product's code and are not
 * urgent, so the start comes first.
 */
const AFTER_MS = 2_000;

/** Starts the timers of the jobs. Resolves to a function that must be called before the process ends. */
type StartWork = () => Promise<() => Promise<void>>;

/** Starts the scheduled jobs after `AFTER_MS`. */
export function beginRegularWork(startWork: StartWork): void {
  let started: ReturnType<StartWork> | undefined;
  const start = () => {
    started ??= startWork();
    return started;
  };
  const timer = setTimeout(start, AFTER_MS);
  // This work is registered immediately, because the counted visits must also be written if the process ends before the
  // jobs begin.
  shutdownWork().add(async () => {
    clearTimeout(timer);
    const finish = await start();
    await finish();
  });
}
