import { describe, expect, it } from 'vitest';
import { CHOICES, type Filters, isAnySet, LISTS, NO_FILTERS } from './filter-rules';

describe('filters of the statistics', () => {
  it.each<[string, boolean, Partial<Filters>]>([
    ['nothing', false, {}],
    ['a section', true, { sectionIds: [6] }],
    ['a test type', true, { testTypes: ['exam'] }],
    ['successful attempts', true, { onlySuccessful: true }],
    ['completed attempts', true, { onlyCompleted: true }],
    ['a section and completed attempts', true, { sectionIds: [6], onlyCompleted: true }],
  ])('isAnySet returns for %s: %s', (_name, isSet, chosen) => {
    expect(isAnySet({ ...NO_FILTERS, ...chosen })).toBe(isSet);
  });

  it('offer every existing section by name', () => {
    const sections = [
      { id: 6, name: 'Core' },
      { id: 41, name: 'Section 41' },
    ];
    expect(LISTS.sectionIds.listOptions({ sections })).toEqual([
      { value: 6, name: 'Core' },
      { value: 41, name: 'Section 41' },
    ]);
  });

  it('are joined into one phrase', () => {
    expect(CHOICES).toBe('Dates, sections and test types');
  });
});
