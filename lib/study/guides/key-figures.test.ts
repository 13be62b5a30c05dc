import { expect, test } from 'vitest';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import { listKeyFigures } from './key-figures';

test.each(SECTION_GROUPS)('the key figures of %s are registered facts, each with its source', (group) => {
  const listed = listKeyFigures(group);
  expect(listed).toHaveLength(6);
  for (const { name, figure, source } of listed) {
    expect(`${name} ${figure}`).not.toContain('{{');
    expect(figure).toMatch(/\d/);
    expect(source).not.toBe('');
  }
});

test('listKeyFigures returns name, figure and source', () => {
  expect(listKeyFigures('type-2')[0]).toEqual({
    name: 'Evacuation level, high pressure, 200 lb or more, machine from November 15, 1993 on',
    figure: '10 in. Hg',
    source: '40 CFR 82.156(a), Table 1',
  });
});
