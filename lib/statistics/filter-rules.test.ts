import { describe, expect, it } from 'vitest';
import { type Filters, isAnySet, LISTS, NO_FILTERS } from './filter-rules';

describe('filters of the statistics', () => {
  it.each<[string, boolean, Partial<Filters>]>([
    ['nothing', false, {}],
    ['a section', true, { sectionIds: [6] }],
    ['a test type', true, { testTypes: ['exam'] }],
    ['successful attempts', true, { onlySuccessful: true }],
    ['completed attempts', true, { onlyCompleted: true }],
    ['a section and completed attempts', true, { sectionIds: [6], onlyCompleted: true }],
  ])('isAnySet, with a filter for %s, returns %s', (_name, isSet, chosen) => {
    expect(isAnySet({ ...NO_FILTERS, ...chosen })).toBe(isSet);
  });

  it('offer every existing section', () => {
    const sections = [
      { id: 6, name: 'Core' },
      { id: 41, name: 'Section 41' },
    ];
    expect(LISTS.sectionIds({ sections })).toEqual([6, 41]);
  });
});
