import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listLightPages } from '@/lib/kernel/pages';
import { FILES_FOLDER } from './front-door-files';

/**
 * Writes the static ("light") pages of a build: prerendered pages whose scripts are moved to a separate file. Only the
 * script in the head stays, and it loads that file when needed (`lib/browser/page/light-page.ts`). If a light page is
 * missing, Next serves the full page.
 */

const PAGES = '.next/server/app';
const FOLDER = '/_next/static/light';
const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g;
const SOURCE = /\ssrc="(?<source>[^"]+)"/;
/**
 * Matches the attributes of scripts that stay in the page: the product's own script, and structured data, which is not
 * run.
 */
const STAYS = /\s(data-own|type="application\/ld\+json")/;
/** Matches the attribute of scripts for browsers without modules, which the product does not support. */
const FOR_OLD_BROWSERS = /\snomodule/i;

/**
 * Splits a page into HTML without scripts and a program that does what the scripts did: first the inline scripts in
 * order, then the script files.
 */
export function takeScripts(html: string): { html: string; program: string } {
  const texts: string[] = [];
  const sources: string[] = [];
  const rest = html.replace(SCRIPT, (tag, attributes: string, text: string) => {
    if (STAYS.test(attributes)) return tag;
    const source = SOURCE.exec(attributes)?.groups?.source;
    if (source === undefined) texts.push(text);
    else if (!FOR_OLD_BROWSERS.test(attributes)) sources.push(source);
    return '';
  });
  const append = `${JSON.stringify(sources)}.forEach(function(s){var e=document.createElement("script");e.src=s;e.async=true;document.head.append(e)});\n`;
  return { html: rest.replace(PRELOADED_SCRIPT, ''), program: `${texts.join(';\n')};\n${append}` };
}

/**
 * Returns speculation rules by which browsers prefetch light pages on hover. Light pages are small and the same for
 * everybody.
 */
const speculation = (paths: readonly string[]): string =>
  JSON.stringify({ prefetch: [{ where: { href_matches: paths }, eagerness: 'moderate' }] });

function write(path: string, text: string): void {
  mkdirSync(dirname(FILES_FOLDER + path), { recursive: true });
  writeFileSync(FILES_FOLDER + path, text);
}

/** Writes the light pages after a build. Leaves the build itself unchanged. */
export function writeLightPages(): void {
  const paths = listLightPages();
  for (const path of paths) {
    const name = `${path === '/' ? '/index' : path}.html`;
    const { html, program } = takeScripts(readFileSync(PAGES + name, 'utf8'));
    const file = `${FOLDER}/${createHash('sha256').update(program).digest('base64url').slice(0, 16)}.js`;
    write(file, program);
    const speculating = `<script type="speculationrules" data-own>${speculation(paths)}</script>`;
    write(name, html.replace('<html', `<html data-framework="${file}"`).replace('</body>', `${speculating}</body>`));
  }
}
