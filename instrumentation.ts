/** Once at the start of each server process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/env');
  env();
  const { startJobs } = await import('@/lib/jobs/service');
  startJobs();
}
