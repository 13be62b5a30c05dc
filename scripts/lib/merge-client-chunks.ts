import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCompileHint } from './compile-hint';
import { CHUNKS, type ClientChunk, nameClientChunks, namesIn, renameIn } from './name-client-chunks';

/**
 * Turbopack splits the scripts of a page by layout, page and size, so that a page starts with fifteen of them, most of which no page
 * ever loads without the others. Scripts that always come together become one file: fewer requests, and nothing is sent that was
 * not sent before.
 */

/** What it calls a chunk's modules by does not depend on the file that they are in. */
const REGISTERS = /^\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\[/;
const IS_CHUNK = /^static\/chunks\/[\w.~-]+\.js$/;
/** A script that asks for others when they are needed. */
const ASKS = /Promise\.all\(\[((?:"static\/chunks\/[\w.~-]+\.js",?)+)\]/g;
/** The pages that stand for others: what they start with says nothing of what comes together. */
const STAND_IN = /\/_[\w-]+\/page/;
const OF_PAGE = /\/page_client-reference-manifest\.js$/;
/** What may name chunks; maps and traces of the server do not. */
const NAMING = /\.(js|mjs|json|html|rsc|body|meta)$/;

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
      // Named in some other way: when it is loaded is unknown, so it is alone.
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

const listNaming = (build: string): string[] =>
  readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(
    (name) => NAMING.test(name) && !/^(cache|types|diagnostics)\//.test(name) && statSync(join(build, name)).isFile(),
  );

/** What the files below `static/chunks` become: groups, and those that stay alone, with the compile hint where all pages start with it. */
function listChunks(build: string, texts: ReadonlyMap<string, string>): ClientChunk[] {
  const groups = groupByUsers(findUsers(build, texts), texts);
  const grouped = new Set(groups.flat());
  const alone = [...texts.keys()].filter((file) => IS_CHUNK.test(file) && !grouped.has(file));
  const { rootMainFiles } = JSON.parse(texts.get('build-manifest.json') ?? '') as { rootMainFiles: string[] };
  return [...groups, ...alone.map((file) => [file])].map((oldNames) => {
    const plain = oldNames.map((name) => texts.get(name) ?? '').join('\n');
    const text = oldNames.some((name) => rootMainFiles.includes(name)) ? withCompileHint(plain) : plain;
    return { text, oldNames, isChanged: oldNames.length > 1 || text !== plain };
  });
}

/**
 * After a build, before anything is made of its pages. Nothing may write below `static/chunks` after it: what is changed has the name
 * that its text has earned here.
 *
 * @param build - the build's folder, `.next`
 */
export function mergeClientChunks(build = '.next'): void {
  const texts = new Map(listNaming(build).map((file) => [file, readFileSync(join(build, file), 'utf8')]));
  const chunks = listChunks(build, texts);
  const names = nameClientChunks(chunks);
  for (const [file, text] of texts) {
    if (names.has(file)) continue;
    const after = renameIn(file, text, names);
    if (after !== text) writeFileSync(join(build, file), after);
  }
  for (const { text, oldNames } of chunks) {
    const name = names.get(oldNames[0] ?? '');
    if (name) writeFileSync(join(build, name), renameIn(name, text, names));
  }
  for (const old of names.keys()) rmSync(join(build, old));
}
