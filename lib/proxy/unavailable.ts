import { readLanguage } from '@/lib/kernel/language';
import { PLAIN_TEXTS, plainPage } from '@/lib/kernel/plain-page';

/** Seconds until the page reloads. */
const RETRY_SECONDS = 3;

/**
 * Returns the response for a guarded page while the database is unavailable and the viewer cannot be identified. The
 * page reloads automatically.
 */
export function unavailablePage(path: string): Response {
  const { language } = readLanguage(path);
  const { oneMoment, restarting } = PLAIN_TEXTS[language];
  return new Response(
    plainPage({
      language,
      title: oneMoment,
      sentence: restarting.replace('{seconds}', String(RETRY_SECONDS)),
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
}
