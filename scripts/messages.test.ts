import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { readTerms } from '@/lib/bank/translation-adapter';
import { SECTIONS } from '@/lib/kernel/exam';
import { REPORT_REASONS } from '@/lib/reports/rules';
import ERRORS from '@/messages/errors.json';
import { readTexts } from './lib/message-files';
import { createSpeller } from './lib/spanish-language';

const ENGLISH = readTexts('en');
const SPANISH = readTexts('es');
/** Error messages of the API have their English as key. */
const ERROR_PAIRS = Object.entries(ERRORS).map(([english, spanish]) => ({ key: english, english, spanish }));
const PAIRS = [...ENGLISH]
  .map(([key, english]) => ({ key, english, spanish: SPANISH.get(key) ?? '' }))
  .concat(ERROR_PAIRS);

/** Lists the keys of the texts that `isWrong` objects to. */
const listWrong = (isWrong: (pair: (typeof PAIRS)[number]) => boolean): string[] =>
  PAIRS.filter(isWrong).map(({ key }) => key);

/** Lists the arguments and tags of the parts of a compiled text (`icu-minify`). */
function listNames(parts: readonly unknown[]): string[] {
  return parts.flatMap((part) => {
    if (!Array.isArray(part)) return [];
    const [name, kind, ...rest] = part as [string, unknown, ...unknown[]];
    if (kind === undefined) return [name];
    // If `kind` is a number other than 0, the node is an argument. Otherwise the node is a tag and `kind` is its first
    // child; 0 is the `#` of a plural.
    if (typeof kind !== 'number' || kind === 0) return [name, ...listNames([kind, ...rest])];
    const options = Object.values((rest[0] ?? {}) as Record<string, unknown>);
    return [name, ...options.flatMap((option) => (Array.isArray(option) ? listNames(option) : []))];
  });
}

/** Lists the arguments and tags of a text, each once, sorted. */
function listArguments(text: string): string[] {
  const compiled: unknown = compile(text);
  return [...new Set(Array.isArray(compiled) ? listNames(compiled) : [])].toSorted();
}

/** Matches a reference to a registered fact, in quotes so that it is not an argument. */
const FACT = /'\{\{fact:[^}]*\}\}'/g;

/** Titles of sources that exist only in English. */
const TITLES = /EPA, Section 608 Test Topics|Bell et al\., Ind\. Eng\. Chem\. Res\./g;

/** Text without facts, titles of sources, arguments, tags, the syntax of plurals, paths and the names of columns. */
const wordsOf = (text: string): string =>
  text
    .replace(FACT, ' ')
    .replace(TITLES, ' ')
    .replace(/\S*[^\s<]\/\S*|“[a-z ]+”/g, ' ')
    .replace(/\{(\w+), (?:plural|select),|\{\w+(?:, number)?\}|<\/?\w+>|=0|\b(?:one|other|day|hour) (?=\{)/g, ' ')
    .replace(/[{}#]/g, ' ');

/** Words that address the reader as tú. */
const FAMILIAR = /(?<!\p{L})(tú|tus?|te|ti|contigo|tienes|debes|puedes|quieres|necesitas|haz|elige|escribe)(?!\p{L})/iu;
/** Names that are the same in both languages, and words of the trade and of the web that no dictionary has. */
const NAMES = /^(?:Atom|Coldpass|Core|Google|cookies|comilla|[Pp]untajes?|ft|lb|min|psia|[Rr]eintentar)$/;

describe('texts in English', () => {
  it('name the sections and the reasons of reports as the API does', () => {
    for (const { group, name, title } of SECTIONS) {
      expect(ENGLISH.get(`sections.${group}.name`)).toBe(name);
      expect(ENGLISH.get(`sections.${group}.title`)).toBe(title);
    }
    for (const [reason, name] of Object.entries(REPORT_REASONS))
      expect(ENGLISH.get(`attempt.reportReasons.${reason}`)).toBe(name);
  });
});

describe('texts in Spanish', () => {
  it('have the keys of the English texts', () => {
    expect([...SPANISH.keys()]).toEqual([...ENGLISH.keys()]);
  });

  it('have the arguments and tags of the English texts', () => {
    for (const { key, english, spanish } of PAIRS) expect(listArguments(spanish), key).toEqual(listArguments(english));
  });

  it('have the figures of the English texts', () => {
    const figures = (text: string) => (wordsOf(text).match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();
    for (const { key, english, spanish } of PAIRS) expect(figures(spanish), key).toEqual(figures(english));
  });

  it('name the registered facts of the English texts', () => {
    const facts = (text: string) => (text.match(FACT) ?? []).toSorted();
    for (const { key, english, spanish } of PAIRS) expect(facts(spanish), key).toEqual(facts(english));
  });

  it('address the reader as usted, and open each question and exclamation', () => {
    expect(listWrong(({ spanish }) => FAMILIAR.test(wordsOf(spanish)))).toEqual([]);
    expect(listWrong(({ spanish }) => /\?/.test(spanish) !== /¿/.test(spanish))).toEqual([]);
    expect(listWrong(({ spanish }) => /!/.test(spanish) !== /¡/.test(spanish))).toEqual([]);
  });

  it('contain only words of the dictionary and of the glossary', () => {
    const terms = readTerms('prisma/question-bank').value?.terms ?? [];
    const isCorrect = createSpeller(terms);
    const wrong = PAIRS.flatMap(({ key, spanish }) =>
      (wordsOf(spanish).match(/(?<![\p{L}\d-])\p{L}\p{Ll}+(?![\p{L}\d-])/gu) ?? [])
        .filter((word) => !NAMES.test(word) && !isCorrect(word))
        .map((word) => `${key}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  /** Fails after an English text has changed. Update its Spanish translation, then run this file with `-u`. */
  it('translate the current English texts', async () => {
    const digests = [...ENGLISH].map(([key, english]) => [
      key,
      createHash('sha256').update(english).digest('hex').slice(0, 8),
    ]);
    const file = `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`;
    await expect(file).toMatchFileSnapshot('../messages/translated-from.json');
  });
});

const IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)/g;
const SOURCES = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name)),
);
const CODE = new Map(SOURCES.map((file) => [file, readFileSync(file, 'utf8')]));

/** Lists the files that a file imports, at once or on demand. Leaves out types, which no browser loads. */
const importsOf = (file: string): string[] =>
  [...(CODE.get(file) ?? '').replace(/^import type [^;]*;/gm, '').matchAll(IMPORT)].flatMap(([, fixed, late]) => {
    const path = fixed ?? late ?? '';
    const base = path.startsWith('@/') ? path.slice(2) : join(dirname(file), path);
    return [`${base}.ts`, `${base}.tsx`].filter((name) => CODE.has(name));
  });

/** Lists the namespaces of texts that a file's client components use, directly or through other files. */
function listUsed(file: string, isClient = false, seen = new Set<string>()): string[] {
  const code = CODE.get(file) ?? '';
  const isInBrowser = isClient || code.startsWith("'use client'");
  const key = `${file} ${isInBrowser}`;
  if (seen.has(key)) return [];
  seen.add(key);
  const own = isInBrowser ? [...code.matchAll(/useTranslations\('(\w+)'\)/g)].map(([, name]) => name ?? '') : [];
  return [...own, ...importsOf(file).flatMap((other) => listUsed(other, isInBrowser, seen))];
}

/** Lists the namespaces that a file sends to the browser. */
const listSent = (file: string): string[] =>
  [...(CODE.get(file) ?? '').matchAll(/<Messages of=\{\[([^\]]*)\]\}|EVERYWHERE = \[([^\]]*)\]/g)].flatMap(
    ([, page = '', everywhere = '']) => (page + everywhere).match(/\w+/g) ?? [],
  );

describe('texts of client components', () => {
  const pages = SOURCES.filter((file) => /^app\/\(en\)\/.*\/(page|layout)\.tsx$/.test(file));
  const above = (file: string): string[] =>
    pages.filter((other) => other.endsWith('layout.tsx') && dirname(file).startsWith(dirname(other)));

  it.each(pages)('are all sent to the browser with the page %s', (page) => {
    const sent = ['components/messages/messages.tsx', page, ...above(page)].flatMap(listSent);
    expect([...new Set(listUsed(page))].filter((name) => !sent.includes(name))).toEqual([]);
  });
});
