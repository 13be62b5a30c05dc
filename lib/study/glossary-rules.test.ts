import { describe, expect, test } from 'vitest';
import { findTerms, groupByLetter, linkFirstUses, pluralInSpanish, slugOf } from './glossary-rules';

const term = (name: string, es: string[], text = '') => ({ term: name, es, text });
const TERMS = [
  term('Azeotrope', ['azeótropo'], 'Boils at one temperature.'),
  term('Burnout', ['compresor quemado'], 'Leaves acid in the oil.'),
  term('Global warming potential (GWP)', ['potencial de calentamiento global'], 'Compared with carbon dioxide.'),
  term('Retrofit or retirement plan', ['plan de reconversión'], 'What the owner writes.'),
];
const namesOf = (typed: string) => findTerms(TERMS, typed).map((found) => found.term);

describe('anchor of a term', () => {
  test.each([
    ['Azeotrope', 'azeotrope'],
    ['Global warming potential (GWP)', 'global-warming-potential'],
    ['P-T chart', 'p-t-chart'],
    ['R-410A', 'r-410a'],
    ['Major maintenance, service or repair', 'major-maintenance-service-or-repair'],
  ])('is made from the name %s: #%s', (name, slug) => expect(slugOf(name)).toBe(slug));
});

describe('glossary filter', () => {
  test('finds terms by English name, abbreviation and Spanish name, with or without accents', () => {
    expect(namesOf('azeo')).toEqual(['Azeotrope']);
    expect(namesOf('gwp')).toEqual(['Global warming potential (GWP)']);
    expect(namesOf('azeotropo')).toEqual(['Azeotrope']);
    expect(namesOf('AZEÓTROPO')).toEqual(['Azeotrope']);
  });

  test('requires every word, in any order', () => {
    expect(namesOf('plan retrofit')).toEqual(['Retrofit or retirement plan']);
    expect(namesOf('plan azeotrope')).toEqual([]);
  });

  test('finds no match across the boundary of two names', () => {
    expect(namesOf('tropeazeo')).toEqual([]);
  });

  test('searches the texts only if no name matches', () => {
    expect(namesOf('carbon')).toEqual(['Global warming potential (GWP)']);
    expect(namesOf('acid')).toEqual(['Burnout']);
  });

  test('finds all terms if nothing is typed', () => expect(namesOf('  ')).toHaveLength(TERMS.length));
});

test('groupByLetter groups terms by first letter and keeps their order', () => {
  expect(groupByLetter([...TERMS, term('psia', [])]).map(({ letter, terms }) => [letter, terms.length])).toEqual([
    ['A', 1],
    ['B', 1],
    ['G', 1],
    ['R', 1],
    ['P', 1],
  ]);
});

describe('links from a guide to the glossary', () => {
  const words = [
    { slug: 'micron', words: ['micron'] },
    { slug: 'micron-gauge', words: ['micron gauge'] },
    { slug: 'odp', words: ['ODP'] },
  ];
  const linked = (...paragraphs: string[]) =>
    linkFirstUses(paragraphs, words).map((parts) =>
      parts.map(({ text, slug }) => (slug ? `[${text}|${slug}]` : text)).join(''),
    );

  test('are set only at the first use in a topic', () => {
    expect(linked('A micron is small. Microns count.', 'One micron more.')).toEqual([
      'A [micron|micron] is small. Microns count.',
      'One micron more.',
    ]);
  });

  test('prefer the longer term, and accept plurals and capital letters', () => {
    expect(linked('Micron gauges read microns.')).toEqual(['[Micron gauges|micron-gauge] read [microns|micron].']);
  });

  test('exclude parts of words, hyphenated words, and abbreviations in lower case', () => {
    expect(linked('Submicron, micron-thin, micronize, odp.')).toEqual(['Submicron, micron-thin, micronize, odp.']);
  });

  test('produce no empty text segments', () => {
    const micron = { text: 'Micron', slug: 'micron' };
    const odp = { text: 'ODP', slug: 'odp' };
    expect(linkFirstUses(['Micron', 'The ODP.', 'Nothing here.'], words)).toEqual([
      [micron],
      [{ text: 'The ' }, odp, { text: '.' }],
      [{ text: 'Nothing here.' }],
    ]);
  });

  test('match a period in a term literally, not as a wildcard', () => {
    const inches = [{ slug: 'inch', words: ['in. Hg'] }];
    expect(linkFirstUses(['10 in. Hg'], inches)).toEqual([[{ text: '10 ' }, { text: 'in. Hg', slug: 'inch' }]]);
    expect(linkFirstUses(['10 inn Hg'], inches)).toEqual([[{ text: '10 inn Hg' }]]);
  });

  test('do not change the text', () => {
    const text = 'ODP: microns, ODP, micron gauge.';
    expect(
      linkFirstUses([text], words)
        .flat()
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(linkFirstUses([text], [])).toEqual([[{ text }]]);
  });
});

test.each([
  ['recuperación activa', 'recuperaciones activas'],
  ['clase de presión', 'clases de presión'],
  ['aparato pequeño', 'aparatos pequeños'],
  ['punto de rocío', 'puntos de rocío'],
  ['luz ultravioleta', 'luces ultravioletas'],
  ['halón', 'halones'],
  ['norma AHRI 700', 'normas AHRI 700'],
  ['enfriador centrífugo', 'enfriadores centrífugos'],
])('pluralInSpanish returns the plural of %s', (name, plural) => {
  expect(pluralInSpanish(name)).toBe(plural);
});

test('a Spanish glossary entry is found by its English name, and Á is listed under A', () => {
  const entries = [{ term: 'Ácido', es: [], en: 'Acid', text: '' }, term('Agua', [])];
  expect(findTerms(entries, 'acid').map((entry) => entry.term)).toEqual(['Ácido']);
  expect(groupByLetter(entries)).toEqual([{ letter: 'A', terms: entries }]);
});

test('links from a Spanish guide do not end inside a word with an accent', () => {
  const [parts] = linkFirstUses(
    ['El CFC evacúa; la evacuación, no.'],
    [{ slug: 'one', words: ['evac', 'evacuación'] }],
  );
  expect(parts?.filter(({ slug }) => slug)).toEqual([{ text: 'evacuación', slug: 'one' }]);
});
