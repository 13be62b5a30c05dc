import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = '.next/server/app';
/** Folder of the static files. It includes the light pages, which Next does not know. */
const FILES = 'dist/files';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Returns the hashes of a page's inline scripts, in the format of a content security policy. */
function hashScripts(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map((match) => match[1] ?? '').filter(Boolean);
  return [...new Set(scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`))];
}

function listPages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
}

/** Writes `dist/csp-hashes.json` after a build, with the hashes of the inline scripts of each prerendered path. */
export function writeCspHashes(): void {
  const hashes: Record<string, string[]> = {};
  for (const folder of [PAGES, FILES]) {
    for (const name of listPages(folder)) {
      const path = `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;
      const found = hashScripts(readFileSync(join(folder, name), 'utf8'));
      hashes[path] = [...new Set([...(hashes[path] ?? []), ...found])];
    }
  }
  writeFileSync('dist/csp-hashes.json', JSON.stringify(hashes));
}
