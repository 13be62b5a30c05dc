import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/**
 * Browsers, servers in between and the service worker keep what lies below `/_next/static` for good, by its name alone. So a script
 * that the build has changed has a name made from what it holds: another text never has the same name, and the same text has the same
 * in each build.
 */

export const CHUNKS = 'static/chunks';
const NAME = /static\/chunks\/[\w.~-]+\.js/g;
/** By this part of its name a device tells which script starts a page (`lib/browser/offline/pages.ts`). */
const STARTER = /^turbopack-/;
const SCRIPT_TAG = /<script\b[^>]*\ssrc="([^"]+)"[^>]*><\/script>/g;
const PRELOAD_TAG = /<link\b[^>]*\srel="preload"[^>]*\sas="script"[^>]*\shref="([^"]+)"[^>]*>/g;
/** The same name again in a list, as JSON has it and as JSON within a script. */
const AGAIN = /(\\?"[^"\\]*static\/chunks\/[\w.~-]+\.js\\?")(?:,\s*\1)+/g;
/** Where Next breaks off what it writes into a page, which may be within a name. */
const BREAK = /("\]\)<\/script><script[^>]*>self\.__next_f\.push\(\[1,")/;

export const namesIn = (text: string): string[] => text.match(NAME) ?? [];

/** Drops tags that name what a tag before them has named. */
function dropRepeats(html: string, tags: RegExp): string {
  const seen = new Set<string>();
  return html.replace(tags, (tag, source: string) => {
    if (seen.has(source)) return '';
    seen.add(source);
    return tag;
  });
}

/** New names are as long as old ones, so the breaks stay where they were. */
function renameAcrossBreaks(html: string, names: ReadonlyMap<string, string>): string {
  const pieces = html.split(BREAK);
  const isBreak = (index: number) => index % 2 === 1;
  const whole = renameEach(pieces.filter((_piece, index) => !isBreak(index)).join(''), names);
  let at = 0;
  return pieces
    .map((piece, index) => {
      if (isBreak(index)) return piece;
      at += piece.length;
      return whole.slice(at - piece.length, at);
    })
    .join('');
}

const renameEach = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(NAME, (name) => names.get(name) ?? name);

/** The text with new names, each once in a list and once among the tags of a page. */
export function renameIn(file: string, text: string, names: ReadonlyMap<string, string>): string {
  const isPage = file.endsWith('.html');
  const after = isPage ? renameAcrossBreaks(text, names) : renameEach(text, names);
  if (after === text) return text;
  const once = after.replace(AGAIN, '$1');
  return isPage ? dropRepeats(dropRepeats(once, SCRIPT_TAG), PRELOAD_TAG) : once;
}

/** As long as the names that Next gives: some of what names it is written with its length. */
function nameFor(text: string, like: string): string {
  const old = basename(like, '.js');
  const start = STARTER.exec(old)?.[0] ?? '';
  const digest = createHash('sha256').update(text).digest('hex');
  return `${CHUNKS}/${start}${digest.slice(0, old.length - start.length)}.js`;
}

export interface ClientChunk {
  /** What it holds, with the names that Next gave. */
  text: string;
  /** The names that Next gave to what it stands for. Its own is as long as the first. */
  oldNames: readonly string[];
  /** Whether its text is another than the one that Next wrote under the first name. */
  isChanged: boolean;
}

/** All that a chunk names, whatever those name, and so on; itself only where that leads back to it. */
function reachOf(chunk: ClientChunk, byName: ReadonlyMap<string, ClientChunk>): Set<ClientChunk> {
  const reach = new Set<ClientChunk>();
  // A set that grows while it is gone through is gone through to its end.
  const add = ({ text }: ClientChunk) => {
    for (const name of namesIn(text)) {
      const next = byName.get(name);
      if (next) reach.add(next);
    }
  };
  add(chunk);
  for (const next of reach) add(next);
  return reach;
}

/**
 * New names for the chunks that were changed and for those that name one with a new name. Others keep theirs.
 *
 * @returns new names by those that Next gave
 */
export function nameClientChunks(chunks: readonly ClientChunk[]): Map<string, string> {
  const byName = new Map(chunks.flatMap((chunk) => chunk.oldNames.map((name) => [name, chunk])));
  const reaches = new Map(chunks.map((chunk) => [chunk, reachOf(chunk, byName)]));
  const names = new Map<string, string>();
  const done = new Set<ClientChunk>();

  function give(chunk: ClientChunk): void {
    if (done.has(chunk)) return;
    const reach = reaches.get(chunk) ?? new Set();
    // Those that lead back to it cannot have their names first: each has one made from the texts of all.
    const circle = [...reach].filter((other) => reaches.get(other)?.has(chunk));
    for (const one of [chunk, ...circle]) done.add(one);
    if (![chunk, ...reach].some(({ isChanged }) => isChanged)) return;
    for (const other of reach) if (!circle.includes(other)) give(other);
    const textOf = (one: ClientChunk) => renameIn('', one.text, names);
    const salt = circle.map(textOf).sort().join('\n');
    const given = (circle.length > 0 ? circle : [chunk]).map(
      (one) => [one, nameFor(salt + textOf(one), one.oldNames[0] ?? '')] as const,
    );
    for (const [{ oldNames }, name] of given) for (const old of oldNames) names.set(old, name);
  }

  for (const chunk of chunks) give(chunk);
  return names;
}
