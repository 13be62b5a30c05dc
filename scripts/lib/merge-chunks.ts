import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Turbopack gives each route its own copy of a group of modules where routes reach the group by different ways: files of the same
 * content with different names, which take space in an image, and in memory once more for each route that has been asked for. Of each
 * of them one is kept, and everything that names another names that one.
 */

const SERVER = 'server';
const CHUNK = /\.js$/;
/** What names chunks: code, the manifests of pages, and traces. */
const NAMING = /\.(js|json)$/;
/** As it stands in code, in JSON, and in JSON within code. */
const NAME = /chunks\/(?:ssr\/)?[^/"'\\]{1,200}\.js(?=\\?["'])/g;

/** The files that are no longer needed, each with the one that is kept. */
function findTwins(chunks: ReadonlyMap<string, string>): Map<string, string> {
  const kept = new Map<string, string>();
  const twins = new Map<string, string>();
  for (const [file, text] of [...chunks].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const key = `${dirname(file)} ${createHash('sha256').update(text).digest('hex')}`;
    const first = kept.get(key);
    if (first === undefined) kept.set(key, file);
    else twins.set(file, first);
  }
  return twins;
}

const renamed = (text: string, twins: ReadonlyMap<string, string>): string =>
  text.replace(NAME, (name) => twins.get(name) ?? name);

/**
 * After a build, before anything reads its traces. What names a chunk that was merged is written anew; groups of chunks that are the
 * same from then on are merged in the next round.
 *
 * @param build - the build's folder, `.next`
 */
export function mergeChunks(build = '.next'): void {
  const server = join(build, SERVER);
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (name) => NAMING.test(name) && statSync(join(server, name)).isFile(),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(join(server, file), 'utf8')]));
  const changed = new Set<string>();
  for (;;) {
    const chunks = new Map([...texts].filter(([file]) => file.startsWith('chunks/') && CHUNK.test(file)));
    const twins = findTwins(chunks);
    if (twins.size === 0) break;
    for (const file of twins.keys()) {
      texts.delete(file);
      changed.delete(file);
      for (const left of [file, `${file}.map`]) if (existsSync(join(server, left))) rmSync(join(server, left));
    }
    for (const [file, text] of texts) {
      const after = renamed(text, twins);
      if (after === text) continue;
      texts.set(file, after);
      changed.add(file);
    }
  }
  for (const file of changed) writeFileSync(join(server, file), texts.get(file) ?? '');
}
