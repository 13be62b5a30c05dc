import { describe, expect, it } from 'vitest';
import { resolveFacts } from './rules';
import { SPANISH_FORMS } from './spanish-rules';

describe('resolveFacts in Spanish', () => {
  it.each([
    [30, '%', '30%', '30', '30 por ciento'],
    [10000, '$', '$10,000', '10,000', '$10,000'],
    ['2030-01-01', '', '1 de enero de 2030', '1 de enero de 2030', '1 de enero de 2030'],
    [3, 'years', '3 años', '3', 'tres años'],
    [1, 'years', '1 año', '1', 'un año'],
    [1, 'weeks', '1 semana', '1', 'una semana'],
    [120, 'days', '120 días', '120', '120 días'],
    ['1.0', 'ppm', '1.0 ppm', '1.0', '1.0 ppm'],
    [1, 'mm Hg', '1 mm Hg', '1', '1 mm Hg'],
    [25, 'mm Hg absolute', '25 mm Hg absolutos', '25', '25 mm Hg absolutos'],
    [10, 'in. Hg', '10 in. Hg', '10', '10 in. Hg'],
    [760000, 'microns', '760,000 micrones', '760,000', '760,000 micrones'],
    ['R-22', '', 'R-22', 'R-22', 'R-22'],
  ])('writes %s %s as %s, without its unit as %s, and in words as %s', (value, unit, printed, bare, spelled) => {
    const text = '{{fact:one}} / {{fact:one|value}} / {{fact:one|words}}';
    const resolved = resolveFacts(text, new Map([['one', { value, unit }]]), SPANISH_FORMS);
    expect(resolved).toEqual({ text: `${printed} / ${bare} / ${spelled}`, names: ['one'], problems: [] });
  });
});
