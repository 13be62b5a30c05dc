import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = '.next/server/app';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of the inline scripts of a page, as a content security policy names them. */
function hashScripts(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map((match) => match[1] ?? '').filter(Boolean);
  return [...new Set(scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`))];
}

function listPages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
}

/** After a build: `.next/csp-hashes.json`, for each prerendered path the hashes of its inline scripts. */
export function writeCspHashes(): void {
  const hashes = Object.fromEntries(
    listPages(PAGES).map((name) => {
      const path = `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;
      return [path, hashScripts(readFileSync(join(PAGES, name), 'utf8'))];
    }),
  );
  writeFileSync('.next/csp-hashes.json', JSON.stringify(hashes));
}
