import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { listLightPages } from '@/lib/kernel/pages';

/**
 * Takes the framework's scripts, and the second copy of the page that they read, out of the light pages of a build. They go into a file
 * of their own for each page, which fetches them in their order, and the page keeps the small script that asks for that file when it
 * is needed (`lib/browser/page/light-page.ts`).
 */

const PAGES = '.next/server/app';
const FOLDER = 'static/light';
const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g;
const SOURCE = /\ssrc="(?<source>[^"]+)"/;
/** What Next writes into a page for its scripts; what it writes besides is told apart by this alone. */
const OF_FRAMEWORK = /^\(?(globalThis\["TURBOPACK"\]|\(?self\.__next_f)/;
/** By its name a device knows whether a page that it keeps is of this very product. */
const STARTER = /\/turbopack-[\w.~-]+\.js$/;

interface Taken {
  /** Text of inline scripts. */
  texts: string[];
  /** Addresses of the others. */
  sources: string[];
}

/** Throws where a page has no script of the framework: then this build writes its pages in another way. */
export function takeOut(html: string, path: string): { html: string; taken: Taken } {
  const taken: Taken = { texts: [], sources: [] };
  const rest = html.replace(SCRIPT, (tag, attributes: string, text: string) => {
    const source = SOURCE.exec(attributes)?.groups?.source;
    // For browsers without modules, which have none of what pages are written with.
    if (source && /\snomodule/i.test(attributes)) return '';
    if (source?.startsWith('/_next/static/')) taken.sources.push(source);
    else if (OF_FRAMEWORK.test(text)) taken.texts.push(text);
    else return tag;
    return '';
  });
  if (!taken.sources.some((source) => STARTER.test(source)) || taken.texts.length === 0) {
    throw new Error(`The page ${path} could not be made light: the framework's scripts were not found in it.`);
  }
  return { html: rest.replace(PRELOADED_SCRIPT, ''), taken };
}

const toFile = ({ texts, sources }: Taken): string =>
  `${texts.join(';\n')};\n${JSON.stringify(sources)}.forEach(function(s){var e=document.createElement("script");e.src=s;e.async=true;document.head.append(e)});\n`;

function bundleStarter(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/browser/page/light-page.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Pages of the build that a hover may fetch: each is small and the same for everybody. */
const speculation = (paths: readonly string[]): string =>
  JSON.stringify({ prefetch: [{ where: { href_matches: paths }, eagerness: 'moderate' }] });

/** After a build and before the hashes of its inline scripts are written down. Throws where a page is not as it should be. */
export function lightenPages(): void {
  rmSync(`.next/${FOLDER}`, { recursive: true, force: true });
  mkdirSync(`.next/${FOLDER}`, { recursive: true });
  const starter = bundleStarter();
  const paths = listLightPages();
  for (const path of paths) {
    const file = `${PAGES}${path === '/' ? '/index' : path}.html`;
    const { html, taken } = takeOut(readFileSync(file, 'utf8'), path);
    const text = toFile(taken);
    const name = `${FOLDER}/${createHash('sha256').update(text).digest('base64url').slice(0, 16)}.js`;
    writeFileSync(`.next/${name}`, text);
    const known = taken.sources.find((source) => STARTER.test(source));
    const scripts = `<script data-framework="/_next/${name}" data-starter="${known}">${starter}</script><script type="speculationrules">${speculation(paths)}</script>`;
    // At the end of the body, as the scripts that it stands for.
    writeFileSync(
      file,
      html.replace('</body>', () => `${scripts}</body>`),
    );
  }
}
