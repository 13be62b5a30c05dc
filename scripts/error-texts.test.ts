import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inSpanish } from '@/lib/http/spanish';
import ERRORS from '@/messages/errors.json';

/** Files with messages only for admins and operators, which are in English. */
const ENGLISH_ONLY =
  /lib\/(?:account\/admins-service|analytics|bank\/(?:editing|forms-contract|duplicates|sections|similarity|translations\/service)|corrections|facts|health|import-export|item-analysis|people|reports\/(?:answering|summary)|testimonials\/approving)/;

const CODE = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .map((name) => join('lib', name))
  .filter((file) => file.endsWith('.ts') && !/\.test\.|\/testing\/|lib\/(?:db|browser)\//.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/;
/** Matches a text where services throw it and where schemas name it. */
const THROWN = new RegExp(
  `(?:new Problem\\(\\s*'\\w+',|\\b(?:refuse|error|message|refusal|problem)(?:\\(|: )|\\.(?:min|max|regex|refine|length|int|string|enum)\\((?:[^'"\`\\n]*, ?)?)\\s*(${LITERAL.source})`,
  'g',
);

/** Returns the text of a literal, with `1` for each value, or null if it is not a sentence. */
function readLiteral(literal: string): string | null {
  const text = literal
    .slice(1, -1)
    .replace(/\$\{[^}]*\}/g, '1')
    .replaceAll("\\'", "'");
  return /^[A-Z].* \S/s.test(text) ? text : null;
}

describe('error messages of the API', () => {
  it('have a translation, except those for admins', () => {
    const missing = CODE.filter(([file]) => !ENGLISH_ONLY.test(file)).flatMap(([file, code]) =>
      [...code.matchAll(THROWN)]
        .map(([, literal = '']) => readLiteral(literal))
        .filter((text) => text !== null && inSpanish(text) === text)
        .map((text) => `${file}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  it('still occur in the code if they have a translation', () => {
    const code = CODE.map(([, text]) => text).join('\n');
    const stale = Object.keys(ERRORS).filter((english) => {
      const pieces = english.split(/\{\w+\}/).filter((piece) => /[a-z]{3}/.test(piece));
      return !pieces.every((piece) => code.includes(piece) || code.includes(piece.replaceAll("'", "\\'")));
    });
    expect(stale).toEqual([]);
  });
});
