import { describe, expect, it } from 'vitest';
import texts from '@/messages/en/class.json';
import {
  EMPTY_TEST,
  endOfNextFriday,
  fromPreset,
  missingIn,
  PRESETS,
  type PresetName,
  paperOf,
  termsOf,
  toLocalField,
} from './test-form';

const at = (day: number) => new Date(2026, 10, day, 9, 30);
const [quiz, , exam, paper] = PRESETS as [(typeof PRESETS)[0], unknown, (typeof PRESETS)[0], (typeof PRESETS)[0]];

const fill = (preset: (typeof PRESETS)[0], typed: string, now: Date) =>
  fromPreset(preset, { typed, now, titleOf: (name: PresetName) => texts.presets[name].name });

describe('form for assigning a test', () => {
  it.each([
    [26, '2026-11-27T23:59'],
    [27, '2026-12-04T23:59'],
    [28, '2026-12-04T23:59'],
  ])('sets the closing time of a quiz assigned on November %i to the end of the next Friday, %s', (day, expected) => {
    expect(toLocalField(endOfNextFriday(at(day)))).toBe(expected);
    expect(fill(quiz, '', at(day))).toMatchObject({ title: 'Core quiz', sectionIds: [6], closesAt: expected });
  });

  it('keeps a typed title and replaces the title of another preset', () => {
    expect(fill(exam, 'Midterm', at(26)).title).toBe('Midterm');
    expect(fill(exam, 'Core quiz', at(26)).title).toBe('Practice exam');
  });

  it('sends 25 questions per section and no topics for an exam, and no dates for a test on paper', () => {
    const form = { ...fill(exam, '', at(26)), topics: ['6 safety'] };
    expect(paperOf(form)).toMatchObject({ sectionIds: [6, 3, 4, 5], questionCount: 25, topics: [] });
    expect(termsOf({ ...fill(paper, '', at(26)), closesAt: '2026-12-01T08:00', attempts: 2 })).toMatchObject({
      opensAt: undefined,
      closesAt: null,
      attempts: null,
    });
    expect(paperOf({ ...fill(paper, '', at(26)), samePaper: false }).samePaper).toBe(true);
  });

  it('asks for a missing title first, then for a missing section', () => {
    expect(missingIn(EMPTY_TEST)).toBe('title');
    expect(missingIn({ ...EMPTY_TEST, title: 'Quiz', sectionIds: [] })).toBe('sections');
    expect(missingIn({ ...EMPTY_TEST, title: 'Quiz' })).toBeNull();
  });
});
