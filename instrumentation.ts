import type { Instrumentation } from 'next';
import { instruments } from '@/lib/kernel/instruments';
import { beginRegularWork } from '@/lib/kernel/regular-work';

/** Once at the start of each server process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireConfiguration } = await import('@/lib/boot');
  // next-auth takes the address that it redirects to from here, never from a request.
  process.env.NEXTAUTH_URL = requireConfiguration().PUBLIC_URL;
  // Loaded by the first who asks for metrics.
  instruments().read = {
    pool: async () => (await import('@/lib/health/service')).readPool(),
    shared: async () => (await import('@/lib/health/service')).readShared(),
  };
  beginRegularWork(async () => (await import('@/lib/jobs/service')).startJobs());
}

/** A page that could not be rendered; endpoints and the proxy say themselves what went wrong. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  // Checked here too: otherwise the build makes a copy of all this for a runtime that the product does not use.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { notePageError } = await import('@/lib/http/page-error');
  notePageError(error, request);
};
