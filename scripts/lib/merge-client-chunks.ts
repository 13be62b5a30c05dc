import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Turbopack splits the scripts of a page by layout, page and size, so that a page starts with fifteen of them, most of which no page
 * ever loads without the others. Scripts that always come together become one file: fewer requests, and nothing is sent that was
 * not sent before.
 */

const CHUNKS = 'static/chunks';
/** What it calls a chunk's modules by does not depend on the file that they are in. */
const REGISTERS = /^\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\[/;
const NAME = /static\/chunks\/[\w.~-]+\.js/g;
/** A script that asks for others when they are needed. */
const ASKS = /Promise\.all\(\[((?:"static\/chunks\/[\w.~-]+\.js",?)+)\]/g;
/** The pages that stand for others: what they start with says nothing of what comes together. */
const STAND_IN = /\/_[\w-]+\/page/;
const OF_PAGE = /\/page_client-reference-manifest\.js$/;
/** What may name chunks; maps and traces of the server do not. */
const NAMING = /\.(js|mjs|json|html|rsc|body|meta)$/;
const SCRIPT_TAG = /<script\b[^>]*\ssrc="([^"]+)"[^>]*><\/script>/g;
const PRELOAD_TAG = /<link\b[^>]*\srel="preload"[^>]*\sas="script"[^>]*\shref="([^"]+)"[^>]*>/g;
/** The same name again in a list, as JSON has it and as JSON within a script. */
const AGAIN = /(\\?"[^"\\]*static\/chunks\/[\w.~-]+\.js\\?")(?:,\s*\1)+/g;
/** Where Next breaks off what it writes into a page, which may be within a name. */
const BREAK = /"\]\)<\/script><script[^>]*>self\.__next_f\.push\(\[1,"/g;

const namesIn = (text: string): string[] => text.match(NAME) ?? [];

/** Who loads each chunk: pages by their manifests, and scripts by the lists that they ask for. */
function findUsers(build: string, texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const add = (chunk: string, user: string) => users.set(chunk, (users.get(chunk) ?? new Set()).add(user));
  for (const [file, text] of texts) {
    if (OF_PAGE.test(file) && !STAND_IN.test(file)) {
      const page = file.replace(OF_PAGE, '');
      for (const name of namesIn(text)) add(name, page);
      const { rootMainFiles } = JSON.parse(readFileSync(join(build, page, 'page/build-manifest.json'), 'utf8')) as {
        rootMainFiles: string[];
      };
      for (const name of rootMainFiles) add(name, page);
    } else if (file.startsWith(CHUNKS)) {
      const left = text.replace(ASKS, (_all, list: string) => {
        for (const name of namesIn(list)) add(name, list);
        return '';
      });
      // Named in some other way: nobody knows when it is loaded, so it is alone.
      for (const name of namesIn(left)) add(name, `${file} ${name}`);
    }
  }
  return users;
}

/** Chunks with the same users, those of every page in their order and the others by name; only where there are two at least. */
function groupByUsers(users: ReadonlyMap<string, Set<string>>, texts: ReadonlyMap<string, string>): string[][] {
  const groups = new Map<string, string[]>();
  for (const [chunk, who] of [...users].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!REGISTERS.test(texts.get(chunk) ?? '')) continue;
    const key = [chunk.length, ...[...who].sort()].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), chunk]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** As long as the names that Next gives: some of what names it is written with its length. */
const nameFor = (text: string, like: string): string =>
  `${CHUNKS}/${createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, basename(like).length - '.js'.length)}.js`;

/** Drops tags that name what a tag before them has named. */
function dropRepeats(html: string, tags: RegExp): string {
  const seen = new Set<string>();
  return html.replace(tags, (tag, source: string) => {
    if (seen.has(source)) return '';
    seen.add(source);
    return tag;
  });
}

function renamed(file: string, text: string, merged: ReadonlyMap<string, string>): string {
  const after = text.replace(NAME, (name) => merged.get(name) ?? name);
  if (after === text) return text;
  const once = after.replace(AGAIN, '$1');
  return file.endsWith('.html') ? dropRepeats(dropRepeats(once, SCRIPT_TAG), PRELOAD_TAG) : once;
}

const listNaming = (build: string): string[] =>
  readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(
    (name) => NAMING.test(name) && !/^(cache|types|diagnostics)\//.test(name) && statSync(join(build, name)).isFile(),
  );

/**
 * After a build, before anything is made of its pages.
 *
 * @param build - the build's folder, `.next`
 */
export function mergeClientChunks(build = '.next'): void {
  const texts = new Map(listNaming(build).map((file) => [file, readFileSync(join(build, file), 'utf8')]));
  const merged = new Map<string, string>();
  for (const group of groupByUsers(findUsers(build, texts), texts)) {
    const text = group.map((chunk) => texts.get(chunk) ?? '').join('\n');
    const name = nameFor(text, group[0] ?? '');
    for (const chunk of group) merged.set(chunk, name);
    texts.set(name, text);
  }
  const named = new Set<string>();
  for (const [file, text] of texts) {
    if (merged.has(file)) continue;
    const after = renamed(file, text, merged);
    if (after !== text || !existsSync(join(build, file))) writeFileSync(join(build, file), after);
    for (const name of namesIn(after.replace(BREAK, ''))) named.add(name);
  }
  // One that is still named somewhere, such as across a break, stays beside the file that it is part of.
  for (const chunk of merged.keys()) if (!named.has(chunk)) rmSync(join(build, chunk));
}
