import { PRODUCT_NAME } from '@/lib/kernel/product';

/** Seconds until the page asks again by itself. */
const RETRY_SECONDS = 3;

const toEntities = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1rem; text-align: center;
    font: 1.125rem/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
  p { max-width: 34rem; margin: 0 0 1rem; }`;

/**
 * What a guarded page answers while nobody can be recognized, because the database does not answer: a page that asks again by
 * itself. Written as text, because it must not need anything that could be down too.
 */
export const unavailablePage = (): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<meta name="robots" content="noindex">
<title>One moment | ${toEntities(PRODUCT_NAME)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>One moment</h1>
<p>The site is restarting and asks again by itself every ${RETRY_SECONDS} seconds. A test that you have started is safe: your answers are saved on this device.</p>
<p><a href="">Try again now</a></p>
</main>
</body>
</html>
`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(RETRY_SECONDS),
      },
    },
  );
