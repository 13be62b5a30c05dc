import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Comments and test titles begin with their subject, because a sentence that begins with a preposition or a question
 * word needs a second reading.
 */

const FOLDERS = 'app bench components e2e emails lib prisma scripts server service-worker'.split(' ');
const PREPOSITIONS =
  'about above across after against along among around as at before behind below beneath beside besides between beyond by despite down during except for from in inside into like near of off on onto out outside over past per since through throughout to toward towards under until up upon via with within without';
const QUESTION_WORDS = 'how what whatever where whether which who whom whose why';
/** Matches the word only if it stands alone: "in-app" and "What's New" are different words. */
const BAD_START = new RegExp(`^(?:${`${PREPOSITIONS} ${QUESTION_WORDS}`.replaceAll(' ', '|')})(?=[\\s,;:])`, 'i');

const BLOCK_COMMENT = /^\s*\{?\/\*\*?[ \t]*(?:\n\s*\*[ \t]*)?(?<text>.*)/gm;
/** Later lines of a comment continue its sentence, so only the first of adjoining lines is checked. */
const LINE_COMMENT = /(?<!^[ \t]*\/\/ .*\n[ \t]*)(?<=^|[^\S\n])\/\/ (?<text>.*)/gm;
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*(?:\((?:[^()\n]|\([^()\n]*\))*\))?|^\s*\](?: as const)?\))\(\s*['"`](?<text>.*)/gm;

/** Lists the comments and titles that do not begin with their subject, as `line text`. */
function badStarts(code: string): string[] {
  return [BLOCK_COMMENT, LINE_COMMENT, TITLE]
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(({ index, 0: whole, groups }) => ({ end: index + whole.length, text: groups?.text ?? '' }))
    .filter(({ text }) => BAD_START.test(text))
    .map(({ end, text }) => `${code.slice(0, end).split('\n').length} ${text}`);
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.startsWith('lib/db/generated'))
  // The samples below would be reported.
  .filter((file) => file !== 'scripts/first-words.test.ts');

describe('comments and test titles', () => {
  it('begin with their subject, then the verb, then the reason', () => {
    const found = files.flatMap((file) => badStarts(readFileSync(file, 'utf8')).map((place) => `${file}:${place}`));
    expect(found, 'Begin with the subject, never with a preposition or a question word').toEqual([]);
  });

  it.each([
    ['/** Of an address. */', '1 Of an address. */'],
    ['/**\n * Whether it is so.\n */', '2 Whether it is so.'],
    ['run(); // In its order.', '1 In its order.'],
    ["it('what is read, shows')", "1 what is read, shows')"],
    ["it.each([1])(\n  'of %s, is kept',", "2 of %s, is kept',"],
    ["it.each([\n  'a',\n] as const)('beside %s', run)", "3 beside %s', run)"],
  ])('%j is refused', (code, place) => {
    expect(badStarts(code)).toEqual([place]);
  });

  it.each(['/** In-app messages. */', "// What's New is a page.", '// A line\n// of two lines.', "edit('of a name')"])(
    '%j is accepted',
    (code) => {
      expect(badStarts(code)).toEqual([]);
    },
  );
});
