import { describe, expect, it } from 'vitest';
import { listChanges } from './changes';

describe('listChanges', () => {
  it('lists only the fields that differ, with both values', () => {
    expect(listChanges({ text: 'Old', topic: 'laws' }, { text: 'New', topic: 'laws' })).toEqual([
      { name: 'text', before: 'Old', after: 'New' },
    ]);
  });

  it('lists every field of a new or deleted object', () => {
    expect(listChanges(null, { added: 2, changed: 0 })).toEqual([
      { name: 'added', before: '', after: '2' },
      { name: 'changed', before: '', after: '0' },
    ]);
    expect(listChanges({ name: 'Core' }, undefined)).toEqual([{ name: 'name', before: 'Core', after: '' }]);
  });

  it.each([
    ['sectionId', 6, 'Core'],
    ['sectionId', 77, '77'],
    ['state', 'in_review', 'In review'],
    ['isLocked', false, 'no'],
    ['roles', ['USER', 'ADMIN'], 'USER, ADMIN'],
    ['duplicateIds', [], ''],
    [
      'answers',
      [
        { text: 'R-22', isCorrect: true, why: 'It is an HCFC' },
        { text: 'R-410A', isCorrect: false, why: '' },
      ],
      'R-22 (right): It is an HCFC\nR-410A',
    ],
    ['picture', { description: 'A gauge' }, '{"description":"A gauge"}'],
  ])('describes the field %s with the value %j as %j', (name, value, words) => {
    expect(listChanges({}, { [name]: value })[0]?.after ?? '').toBe(words);
  });
});
