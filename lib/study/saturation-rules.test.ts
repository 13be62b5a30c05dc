import { describe, expect, test } from 'vitest';
import { guidesIn } from '@/lib/study/guides/catalog';
import type { Guide } from './rules';
import { GLIDES, listSaturationCurves, psigOf, staysAboveAir } from './saturation-rules';

const guideWith = (caption: string, columns: string[], rows: string[][]): Guide => ({
  group: 'core',
  title: 'Guide',
  summary: 'What it is about.',
  topics: [
    {
      slug: 'cycle',
      name: 'Cycle',
      paragraphs: [],
      keyPoints: [],
      tables: [{ caption, columns, rows, source: 'Calculated' }],
      cites: [],
    },
  ],
});

describe('psigOf', () => {
  test.each([
    ['121', 121],
    ['0.3', 0.3],
    ['10v', -4.912],
    ['10 in. Hg', -4.912],
    ['none', null],
  ])('parses %s as %s', (printed, psig) => {
    expect(psigOf(printed)).toBe(psig);
  });
});

test.each(['en', 'es'] as const)('glides agree with the guides, and the charts show each glide (%s)', (language) => {
  const guides = guidesIn(language);
  const taught = guides
    .flatMap(({ topics }) => topics.flatMap(({ tables }) => tables))
    .filter(({ columns }) => /^(?:Glide at one|Deslizamiento a una) /.test(columns.at(-1) ?? ''))
    .flatMap(({ rows }) => rows.map((row) => [row[0], row.at(-1)]));
  expect(taught).toEqual(expect.arrayContaining(Object.entries(GLIDES[language])));
  const marked = listSaturationCurves(guides, language).flatMap(({ refrigerant, glide }) =>
    glide ? [[refrigerant, glide]] : [],
  );
  expect(Object.fromEntries(marked)).toEqual(GLIDES[language]);
});

describe('listSaturationCurves', () => {
  test('combines the readings of a refrigerant from several tables, ordered by temperature', () => {
    const warm = guideWith('Saturation pressure in psig', ['°F', 'R-22'], [['70', '121']]);
    const cold = guideWith('Saturation pressure in psig, liquid', ['°F', 'R-22', 'R-12'], [['0', '24', '9']]);
    expect(listSaturationCurves([warm, cold])).toEqual([
      {
        refrigerant: 'R-22',
        points: [
          { fahrenheit: 0, psig: 24, printed: '24' },
          { fahrenheit: 70, psig: 121, printed: '121' },
        ],
      },
      { refrigerant: 'R-12', points: [{ fahrenheit: 0, psig: 9, printed: '9' }] },
    ]);
  });

  test('skips cells and rows without a number', () => {
    const rows = [['70', '121', '—'], ['Boils at', '-41', '9'], ['80'], ['90', '168', '93']];
    expect(listSaturationCurves([guideWith('Saturation pressure in psig', ['°F', 'R-22', 'R-12'], rows)])).toEqual([
      {
        refrigerant: 'R-22',
        points: [
          { fahrenheit: 70, psig: 121, printed: '121' },
          { fahrenheit: 90, psig: 168, printed: '168' },
        ],
      },
      { refrigerant: 'R-12', points: [{ fahrenheit: 90, psig: 93, printed: '93' }] },
    ]);
  });

  test.each([
    ['of something else', 'Phaseout dates', 'Date'],
    ['of something else by temperature', 'Vapor volume', '°F'],
    ['of pressures by something else', 'Saturation pressure in psig', '°C'],
  ])('ignores a table that is %s', (_name, caption, first) => {
    expect(listSaturationCurves([guideWith(caption, [first, 'R-22'], [['70', '3']])])).toEqual([]);
  });
});

test.each([
  ['stays above', [0, 24], true],
  ['falls below', [-4.9, 24], false],
  ['stays below', [-4.9, -1], false],
])(
  'staysAboveAir finds that a refrigerant %s atmospheric pressure with readings of %j psig',
  (_name, psigs, isAbove) => {
    const points = psigs.map((psig, place) => ({ fahrenheit: 10 * place, psig, printed: String(psig) }));
    expect(staysAboveAir({ refrigerant: 'R-22', points })).toBe(isAbove);
  },
);
