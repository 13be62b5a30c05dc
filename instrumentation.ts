import type { Instrumentation } from 'next';
import { shutdownWork } from '@/lib/kernel/process-end';

/** Regular work brings most of the product with it, and nothing of it is due at once. */
const JOBS_AFTER_MS = 1_000;

/** Once at the start of each server process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireConfiguration } = await import('@/lib/boot');
  // next-auth takes the address that it redirects to from here, never from a request.
  process.env.NEXTAUTH_URL = requireConfiguration().PUBLIC_URL;
  let started: Promise<() => Promise<void>> | undefined;
  const startWork = async () => {
    const { startJobs } = await import('@/lib/jobs/service');
    return startJobs();
  };
  const start = () => {
    started ??= startWork();
    return started;
  };
  const timer = setTimeout(start, JOBS_AFTER_MS);
  // Left at once: a process that ends in its first second has visits to write down, too.
  shutdownWork().add(async () => {
    clearTimeout(timer);
    const finish = await start();
    await finish();
  });
}

/** A page that could not be rendered; endpoints and the proxy say themselves what went wrong. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  // Checked here too: otherwise the build makes a copy of all this for a runtime that the product does not use.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { notePageError } = await import('@/lib/http/page-error');
  notePageError(error, request);
};
