import { describe, expect, it } from 'vitest';
import { listSearchDocuments } from '@/lib/study/guides/search-documents';
import { indexDocuments, readIndex, type SearchDocument, searchIn } from './search-rules';

const documents = listSearchDocuments();
const index = readIndex(JSON.stringify(indexDocuments(documents)));
const first = (typed: string) => searchIn(index, typed)[0];

describe('full-text search', () => {
  it.each([
    ['R-410A evacuation', { kind: 'figure', title: expect.stringContaining('R-410A evacuation level') }],
    ['r410a evacuation', { kind: 'figure', title: expect.stringContaining('R-410A evacuation level') }],
    ['dehydration target', { kind: 'figure', figure: '500 microns' }],
    ['small appliance charge', { kind: 'figure', figure: '5 lb' }],
    ['evacuacion', { kind: 'term', href: '/glossary#evacuation' }],
    ['leak rate calculator', { kind: 'tool', href: '/tools/leak-rate' }],
    ['license passport', { kind: 'exam-day', href: '/exam-day#what-to-bring' }],
  ])('finds the best document for "%s"', (typed, expected) => {
    expect(first(typed)).toMatchObject(expected);
  });

  it.each(['leak rate', 'comfort cooling leak rate'])(
    'lists the figures of a former rule after the figures of the current rule, for "%s"',
    (typed) => {
      const figures = searchIn(index, typed).filter(({ title }) => /^(Leak rate before|Yearly leak rate)/.test(title));
      const isFormer = figures.map(({ text }) => text.startsWith('Former '));
      expect(isFormer).toContain(true);
      expect(isFormer).toEqual(isFormer.toSorted());
    },
  );

  it('tolerates a typing error in a long word, but not in a number', () => {
    expect(first('dehydratoin target')).toMatchObject({ figure: '500 microns' });
    const titles = searchIn(index, 'R-410B').map(({ title }) => title);
    expect(titles.filter((title) => title.includes('R-410A'))).toEqual([]);
  });

  it('finds nothing for unknown words, and nothing for an empty text', () => {
    expect(searchIn(index, 'xylophone')).toEqual([]);
    expect(searchIn(index, ' ')).toEqual([]);
    expect(searchIn(index, 'the of')).toEqual([]);
  });

  it('falls back to documents with some of the words if none has all of them', () => {
    expect(searchIn(index, 'micron xylophone').length).toBeGreaterThan(0);
  });

  it('lists a URL only once for each kind of document', () => {
    const text = (id: string): SearchDocument => ({
      id,
      kind: 'guide',
      title: 'Cylinders',
      text: `Fill ${id}`,
      figure: '',
      href: '/study/core#cylinders',
    });
    expect(searchIn(indexDocuments([text('one'), text('two')]), 'fill')).toHaveLength(1);
  });
});

describe('full-text search in Spanish', () => {
  const spanish = readIndex(JSON.stringify(indexDocuments(listSearchDocuments('es'), 'es')), 'es');

  it.each([
    ['evacuacion R-410A', { kind: 'figure', title: expect.stringContaining('R-410A: nivel de evacuación') }],
    ['meta de deshidratación', { kind: 'figure', figure: '500 micrones' }],
    ['calculadora de la tasa de fugas', { kind: 'tool', href: '/tools/leak-rate' }],
    ['chiller', { kind: 'term', href: '/glossary#chiller' }],
  ])('finds the best document for "%s", with or without accents', (typed, expected) => {
    expect(searchIn(spanish, typed)[0]).toMatchObject(expected);
  });

  it('finds nothing for words that nearly every text contains', () => {
    expect(searchIn(spanish, 'de la')).toEqual([]);
  });

  it('has the documents of the English search, at the same pages', () => {
    const places = (language: 'en' | 'es') => listSearchDocuments(language).map(({ kind, href }) => `${kind} ${href}`);
    expect(places('es').toSorted()).toEqual(places('en').toSorted());
  });
});

describe('the documents of the search', () => {
  it('have unique ids, a title, and a URL within the product', () => {
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    for (const { title, href } of documents) {
      expect(title).not.toBe('');
      expect(href).toMatch(/^\/[a-z]/);
    }
  });

  it('include every kind', () => {
    expect(new Set(documents.map(({ kind }) => kind)).size).toBe(6);
  });

  it('include both levels of a refrigerant whose level depends on the charge', () => {
    const levels = documents.filter(({ title }) => title.startsWith('R-22 evacuation level'));
    expect(levels.map(({ title, figure }) => [title, figure])).toEqual([
      ['R-22 evacuation level, 200 lb or more', '10 in. Hg vacuum'],
      ['R-22 evacuation level, under 200 lb', '0 in. Hg'],
    ]);
  });
});
