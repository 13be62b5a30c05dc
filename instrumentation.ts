import type { Instrumentation } from 'next';
import { instruments } from '@/lib/kernel/instruments';
import { beginRegularWork } from '@/lib/kernel/regular-work';

/** Runs once at the start of each server process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireConfiguration } = await import('@/lib/boot');
  // next-auth takes its redirect URL from this variable, never from a request.
  process.env.NEXTAUTH_URL = requireConfiguration().PUBLIC_URL;
  // Deferred import: the first reader of metrics loads the module.
  instruments().read = {
    pool: async () => (await import('@/lib/health/service')).readPool(),
    shared: async () => (await import('@/lib/health/service')).readShared(),
  };
  beginRegularWork(async () => (await import('@/lib/jobs/service')).startJobs());
}

/** Reports a page that could not be rendered. Endpoints and the proxy report their own errors. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  // The repeated check keeps the build from compiling this code for the unused edge runtime.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { notePageError } = await import('@/lib/http/page-error');
  notePageError(error, request);
};
