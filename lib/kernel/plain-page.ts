import english from '@/messages/en/plainpage.json' with { type: 'json' };
import spanish from '@/messages/es/plainpage.json' with { type: 'json' };
import { type Language, pathIn } from './language';
import { PRODUCT_NAME } from './product';

/** Texts of the plain pages. */
export const PLAIN_TEXTS = { en: english, es: spanish } as const;

const toEntities = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Style with the colors of `app/globals.css` and the logo of `components/layout/logo.tsx`. They are copied, because
 * this page cannot load files.
 */
const STYLE = `
  :root { color-scheme: light dark; --background: #f4f8fa; --foreground: #0e2530; --accent: #a84a12; --on-accent: #fff; }
  @media (prefers-color-scheme: dark) {
    :root { --background: #08161d; --foreground: #e7f1f5; --accent: #e8924f; --on-accent: #2a1203; }
  }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; padding: 1rem; box-sizing: border-box;
    text-align: center; font: 1.125rem/1.5 system-ui, sans-serif; background: var(--background); color: var(--foreground); }
  .logo { display: inline-flex; align-items: center; gap: .625rem; font-weight: 700; font-size: 1.25rem; }
  h1 { font-size: 1.75rem; line-height: 1.2; margin: 2rem 0 .5rem; }
  p { max-width: 34rem; margin: 0 0 1.5rem; }
  a { display: inline-block; padding: .625rem 1.25rem; border-radius: .5rem; font-weight: 600; text-decoration: none;
    background: var(--accent); color: var(--on-accent); }`;

const LOGO = `<span class="logo"><svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="none" stroke-linecap="round">
<rect width="32" height="32" rx="8" fill="#06293a"/><path d="M8.2 23.5a11 11 0 1 1 15.6 0" stroke="#2a6a85" stroke-width="3"/>
<path d="M8.2 23.5a11 11 0 0 1 1-16.3" stroke="#4fc3c4" stroke-width="3"/><path d="m16 16 5.6-6.2" stroke="#e8924f" stroke-width="2.6"/>
<circle cx="16" cy="16" r="2.6" fill="#e8924f"/></svg>${toEntities(PRODUCT_NAME)}</span>`;

interface PlainPage {
  language: Language;
  title: string;
  sentence: string;
  /**
   * Seconds until the page reloads itself. If absent, the page does not reload, and has a link to the home page
   * instead.
   */
  retrySeconds?: number | undefined;
}

/** Renders a page as HTML without Next.js and the database. It is used when the requested page cannot be rendered. */
export const plainPage = ({ language, title, sentence, retrySeconds }: PlainPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${retrySeconds === undefined ? '' : `<meta http-equiv="refresh" content="${retrySeconds}">\n`}<meta name="robots" content="noindex">
<title>${toEntities(title)} | ${toEntities(PRODUCT_NAME)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${LOGO}
<h1>${toEntities(title)}</h1>
<p>${toEntities(sentence)}</p>
${
  retrySeconds === undefined
    ? `<a href="${pathIn(language, '/')}">${PLAIN_TEXTS[language].home}</a>`
    : `<a href="">${PLAIN_TEXTS[language].tryAgain}</a>`
}
</main>
</body>
</html>
`;
