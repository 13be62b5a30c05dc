import { expect, it } from 'vitest';
import type { SectionGroup } from '@/lib/kernel/section-groups';
import { type EquipmentId, sectionsFor, wayFor } from './study-path-rules';

it.each<[EquipmentId[], number[], SectionGroup[], { isUniversal: boolean; canBeTakenByMail: boolean }]>([
  [[], [], [], { isUniversal: false, canBeTakenByMail: false }],
  [['small'], [6, 3], ['type-1'], { isUniversal: false, canBeTakenByMail: true }],
  [['split'], [6, 4], ['type-2'], { isUniversal: false, canBeTakenByMail: false }],
  [['chiller'], [6, 5], ['type-3'], { isUniversal: false, canBeTakenByMail: false }],
  [['chiller', 'small'], [6, 3, 5], ['type-1', 'type-3'], { isUniversal: false, canBeTakenByMail: false }],
  [
    ['small', 'split', 'chiller'],
    [6, 3, 4, 5],
    ['type-1', 'type-2', 'type-3'],
    { isUniversal: true, canBeTakenByMail: false },
  ],
])('sectionsFor maps the equipment %j to the sections %j', (equipment, sections, types, kind) => {
  expect(sectionsFor(new Set(equipment))).toEqual(sections);
  expect(wayFor(new Set(equipment))).toEqual({ types, ...kind });
});
