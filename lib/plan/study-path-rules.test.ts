import { expect, it } from 'vitest';
import { type EquipmentId, sectionsFor, wayFor } from './study-path-rules';

it.each<[EquipmentId[], number[], string, boolean]>([
  [[], [], '', false],
  [['small'], [6, 3], 'Type I', true],
  [['split'], [6, 4], 'Type II', false],
  [['chiller'], [6, 5], 'Type III', false],
  [['chiller', 'small'], [6, 3, 5], 'Type I and Type III', false],
  [['small', 'split', 'chiller'], [6, 3, 4, 5], 'Universal', false],
])('sectionsFor returns for %j the sections %j', (equipment, sections, certification, canBeTakenByMail) => {
  expect(sectionsFor(new Set(equipment))).toEqual(sections);
  expect(wayFor(new Set(equipment))).toEqual({ certification, canBeTakenByMail });
});
