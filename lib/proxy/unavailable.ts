import { plainPage } from '@/lib/kernel/plain-page';

/** Seconds until the page asks again by itself. */
const RETRY_SECONDS = 3;

/** A guarded page while nobody can be recognized because the database does not answer. It asks again by itself. */
export const unavailablePage = (): Response =>
  new Response(
    plainPage({
      title: 'One moment',
      sentence: `The site is restarting and asks again by itself every ${RETRY_SECONDS} seconds. A test that you have started is safe: your answers are saved on this device.`,
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
