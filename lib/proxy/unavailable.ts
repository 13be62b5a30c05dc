import { plainPage } from '@/lib/kernel/plain-page';

/** Seconds until the page reloads. */
const RETRY_SECONDS = 3;

/**
 * Returns the response for a guarded page while the database is unavailable and the viewer cannot be identified. The
 * page reloads automatically.
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
