import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { readGlossary } from '@/lib/bank/file-adapter';
import { readFactNames, readGlossaryWords, readTerms } from '@/lib/bank/translation-adapter';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import { slugOf } from '@/lib/study/glossary-rules';
import { GUIDE_WORDS, WRITTEN_GUIDES } from '@/lib/study/guides/catalog';
import { SHEET_WORDS, WRITTEN_SHEETS } from '@/lib/study/guides/cheat-sheets';
import { examDayWords } from '@/lib/study/guides/es/exam-day';
import { keyFigureWords } from '@/lib/study/guides/es/key-figures';
import { isKnownSource } from '@/lib/study/guides/es/sources';
import { WRITTEN_EXAM_DAY } from '@/lib/study/guides/exam-day';
import { CHOSEN_FIGURES } from '@/lib/study/guides/key-figures';
import { BANK_FOLDER, REGISTERED_FACTS } from '@/lib/study/guides/registry';
import { listTexts } from '@/lib/study/translation-rules';
import { checkPair, compileTerms, withoutFirstUses } from './lib/bank-spanish';
import { createSpeller, listMisspelled } from './lib/spanish-language';

/** The study texts: each part's name, its English texts and their Spanish translations. */
const PARTS: readonly { name: string; english: unknown; words: unknown }[] = [
  ...WRITTEN_GUIDES.map((guide) => ({ name: `guide ${guide.group}`, english: guide, words: GUIDE_WORDS[guide.group] })),
  ...Object.values(WRITTEN_SHEETS).map((sheet) => ({
    name: `sheet ${sheet.group}`,
    english: sheet,
    words: SHEET_WORDS[sheet.group],
  })),
  ...SECTION_GROUPS.map((group) => ({
    name: `key figures ${group}`,
    english: CHOSEN_FIGURES[group].map(([, name]) => name),
    words: keyFigureWords[group],
  })),
  {
    name: 'glossary',
    english: Object.fromEntries((readGlossary(BANK_FOLDER).value ?? []).map(({ term, text }) => [slugOf(term), text])),
    words: Object.fromEntries(
      (readGlossaryWords(BANK_FOLDER).value ?? []).map(({ term, text }) => [slugOf(term), text]),
    ),
  },
  {
    name: 'facts',
    english: Object.fromEntries(REGISTERED_FACTS.map(({ id, name }) => [id, name])),
    words: readFactNames(BANK_FOLDER).value,
  },
  { name: 'exam day', english: WRITTEN_EXAM_DAY, words: examDayWords },
];

/** Texts that are the same in both languages: figures, names and words such as Universal. */
const isSame = (text: string): boolean =>
  !/\p{Ll}{2}/u.test(text.replace(/\{\{[^}]*\}\}|\b(?:R-\d\w*|psig|psia|in\. Hg|ASHRAE)/g, ''));

const PAIRS = PARTS.flatMap(({ name, english, words }) => {
  const spanish = new Map(listTexts(words));
  return listTexts(english).map(([path, text]) => ({
    field: `${name}: ${path}`,
    english: text,
    spanish: spanish.get(path) ?? (isSame(text) ? text : ''),
  }));
});

/** Matches the topic, block or title to which a text belongs. */
const UNIT = /^.*?: (?:\w+\.)?[\w-]+/;

const TERMS = readTerms(BANK_FOLDER).value?.terms ?? [];

describe.each(PARTS)('the Spanish of $name', ({ english, words }) => {
  it('has a text for each English text and no other', () => {
    const paths = new Set(listTexts(english).map(([path]) => path));
    expect(listTexts(words).filter(([path]) => !paths.has(path))).toEqual([]);
  });

  it('has the slugs of the English in the same places', () => {
    const slugs = (value: unknown): unknown[] =>
      Array.isArray(value) ? value.map((part: { slug?: string }) => part.slug) : [];
    const list = (value: unknown) => slugs((value as { topics?: unknown }).topics ?? value);
    expect(list(words)).toEqual(list(english));
  });
});

describe('the study texts in Spanish', () => {
  it('are complete', () => {
    expect(PAIRS.filter(({ spanish }) => spanish === '').map(({ field }) => field)).toEqual([]);
  });

  it('have the figures and terms of the English', () => {
    const terms = compileTerms(TERMS);
    expect(PAIRS.flatMap((pair) => checkPair(pair, terms))).toEqual([]);
  });

  it('contain only words of the dictionary and of the glossary', () => {
    const isCorrect = createSpeller(TERMS);
    const wrong = PAIRS.flatMap(({ field, spanish }) =>
      listMisspelled([spanish], isCorrect).map((word) => `${field}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  it('use one translation for each English text, even if it occurs twice', () => {
    const first = new Map(PAIRS.toReversed().map(({ english, spanish }) => [english, withoutFirstUses(spanish)]));
    const differing = PAIRS.filter(({ english, spanish }) => withoutFirstUses(spanish) !== first.get(english));
    expect(differing).toEqual([]);
  });

  /** Fails after an English text has changed. Update its Spanish translation, then run this file with `-u`. */
  it('translate the current English texts', async () => {
    const units = new Map<string, string[]>();
    for (const { field, english } of PAIRS) {
      const unit = UNIT.exec(field)?.[0] ?? field;
      units.set(unit, [...(units.get(unit) ?? []), english]);
    }
    const digests = [...units].map(([unit, texts]) => [
      unit,
      createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8),
    ]);
    const file = `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`;
    await expect(file).toMatchFileSnapshot('../lib/study/guides/es/translated-from.json');
  });
});

test('each source of a study text is official or has a translation', () => {
  const cites = (value: unknown, key = ''): string[] => {
    if (typeof value === 'string') return ['cite', 'cites', 'source'].includes(key) ? value.split('; ') : [];
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([name, inner]) => cites(inner, Array.isArray(value) ? key : name));
  };
  const sources = [...PARTS.map(({ english }) => english), ...REGISTERED_FACTS].flatMap((part) => cites(part));
  expect([...new Set(sources)].filter((source) => !isKnownSource(source))).toEqual([]);
});
