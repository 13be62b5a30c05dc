import { describe, expect, test } from 'vitest';
import { findTerms, groupByLetter, linkFirstUses, slugOf } from './rules';

const term = (name: string, es: string[], text = '') => ({ term: name, es, text });
const TERMS = [
  term('Azeotrope', ['azeótropo'], 'Boils at one temperature.'),
  term('Burnout', ['compresor quemado'], 'Leaves acid in the oil.'),
  term('Global warming potential (GWP)', ['potencial de calentamiento global'], 'Compared with carbon dioxide.'),
  term('Retrofit or retirement plan', ['plan de reconversión'], 'What the owner writes.'),
];
const namesOf = (typed: string) => findTerms(TERMS, typed).map((found) => found.term);

describe('the address of a term', () => {
  test.each([
    ['Azeotrope', 'azeotrope'],
    ['Global warming potential (GWP)', 'global-warming-potential'],
    ['P-T chart', 'p-t-chart'],
    ['R-410A', 'r-410a'],
    ['Major maintenance, service or repair', 'major-maintenance-service-or-repair'],
  ])('%s is at #%s', (name, slug) => expect(slugOf(name)).toBe(slug));
});

describe('the filter', () => {
  test('finds by the English name, by its abbreviation and by the Spanish name, with and without accents', () => {
    expect(namesOf('azeo')).toEqual(['Azeotrope']);
    expect(namesOf('gwp')).toEqual(['Global warming potential (GWP)']);
    expect(namesOf('azeotropo')).toEqual(['Azeotrope']);
    expect(namesOf('AZEÓTROPO')).toEqual(['Azeotrope']);
  });

  test('wants every word, in any order', () => {
    expect(namesOf('plan retrofit')).toEqual(['Retrofit or retirement plan']);
    expect(namesOf('plan azeotrope')).toEqual([]);
  });

  test('finds no letters that only meet where two names touch', () => {
    expect(namesOf('tropeazeo')).toEqual([]);
  });

  test('looks at the texts only where no name fits', () => {
    expect(namesOf('carbon')).toEqual(['Global warming potential (GWP)']);
    expect(namesOf('acid')).toEqual(['Burnout']);
  });

  test('finds everything when nothing is typed', () => expect(namesOf('  ')).toHaveLength(TERMS.length));
});

test('terms are grouped by their first letter, in their order', () => {
  expect(groupByLetter([...TERMS, term('psia', [])]).map(({ letter, terms }) => [letter, terms.length])).toEqual([
    ['A', 1],
    ['B', 1],
    ['G', 1],
    ['R', 1],
    ['P', 1],
  ]);
});

describe('links from a guide', () => {
  const words = [
    { slug: 'micron', words: ['micron'] },
    { slug: 'micron-gauge', words: ['micron gauge'] },
    { slug: 'odp', words: ['ODP'] },
  ];
  const linked = (...paragraphs: string[]) =>
    linkFirstUses(paragraphs, words).map((parts) =>
      parts.map(({ text, slug }) => (slug ? `[${text}|${slug}]` : text)).join(''),
    );

  test('go by the first use in a topic, and by no later one', () => {
    expect(linked('A micron is small. Microns count.', 'One micron more.')).toEqual([
      'A [micron|micron] is small. Microns count.',
      'One micron more.',
    ]);
  });

  test('take the longer words, the plural and the start of a sentence', () => {
    expect(linked('Micron gauges read microns.')).toEqual(['[Micron gauges|micron-gauge] read [microns|micron].']);
  });

  test('never a part of a word, of a compound, or an abbreviation in small letters', () => {
    expect(linked('Submicron, micron-thin, micronize, odp.')).toEqual(['Submicron, micron-thin, micronize, odp.']);
  });

  test('leave no empty piece before, between or behind', () => {
    const micron = { text: 'Micron', slug: 'micron' };
    const odp = { text: 'ODP', slug: 'odp' };
    expect(linkFirstUses(['Micron', 'The ODP.', 'Nothing here.'], words)).toEqual([
      [micron],
      [{ text: 'The ' }, odp, { text: '.' }],
      [{ text: 'Nothing here.' }],
    ]);
  });

  test('take a period in the words as a period', () => {
    const inches = [{ slug: 'inch', words: ['in. Hg'] }];
    expect(linkFirstUses(['10 in. Hg'], inches)).toEqual([[{ text: '10 ' }, { text: 'in. Hg', slug: 'inch' }]]);
    expect(linkFirstUses(['10 inn Hg'], inches)).toEqual([[{ text: '10 inn Hg' }]]);
  });

  test('leave the text as it was', () => {
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
