import { plainPage } from '@/lib/kernel/plain-page';

/** Seconds until the page reloads by itself. */
const RETRY_SECONDS = 3;

/**
 * Response for a guarded page while the database does not answer, so that no viewer can be identified. It reloads by
 * itself.
 */
export const unavailablePage = (): Response =>
  new Response(
    plainPage({
      title: 'One moment',
      sentence: `The site is restarting. This page tries again every ${RETRY_SECONDS} seconds. A test that you have started is safe: your answers are saved on this device.`,
      retrySeconds: RETRY_SECONDS,
    }),
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(RETRY_SECONDS),
      },
    },
  );
