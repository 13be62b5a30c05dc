import { type Language, LOCALES, pathIn } from '@/lib/kernel/language';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import english from '@/messages/en/document.json';
import spanish from '@/messages/es/document.json';

/**
 * Responds with the web app manifest. Both languages describe the same app (`id`), so that it is installed only once.
 */
export function serveManifest(language: Language): Response {
  const texts = language === 'es' ? spanish : english;
  const manifest = {
    id: '/',
    name: `${PRODUCT_NAME}: ${texts.appName}`,
    short_name: PRODUCT_NAME,
    description: texts.appDescription,
    lang: LOCALES[language],
    start_url: pathIn(language, '/today'),
    scope: '/',
    display: 'standalone',
    background_color: '#06293a',
    theme_color: '#06293a',
    categories: ['education'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: texts.today, url: pathIn(language, '/today') },
      { name: texts.tests, url: pathIn(language, '/tests') },
      { name: texts.studyGuides, url: pathIn(language, '/study') },
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
