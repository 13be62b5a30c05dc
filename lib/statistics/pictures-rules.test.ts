import { describe, expect, it } from 'vitest';
import type { SectionStats } from './contract';
import {
  describeLeftOut,
  describeScores,
  describeSections,
  describeTimes,
  EXAM_SECONDS_PER_QUESTION,
} from './pictures-rules';

const scores = (...percentages: number[]) =>
  percentages.map((percentage) => ({ startedAt: '2026-11-21T12:00:00.000Z', sectionName: 'Core', percentage }));

const section = (sectionName: string, averageScore: number | null, averageTimePerQuestion: number | null) =>
  ({ sectionName, averageScore, averageTimePerQuestion }) as SectionStats;

describe('sentence under the score chart', () => {
  it.each([
    [[50], '0 of 1 test is at the 70% line or above it.'],
    [
      [50, 70],
      'Your scores are rising: 50% in the first test, 70% in the last test. 1 of 2 tests are at the 70% line or above it.',
    ],
    [
      [80, 80, 80, 79],
      'Your scores are about level: 80% in the first 2 tests, 80% in the last 2 tests. 4 of 4 tests are at the 70% line or above it.',
    ],
    [
      [90, 40],
      'Your scores are falling: 90% in the first test, 40% in the last test. 1 of 2 tests are at the 70% line or above it.',
    ],
    [
      [80, 83],
      'Your scores are rising: 80% in the first test, 83% in the last test. 2 of 2 tests are at the 70% line or above it.',
    ],
    [
      [50, 100, 52],
      'Your scores are about level: 50% in the first test, 52% in the last test. 1 of 3 tests are at the 70% line or above it.',
    ],
    [
      [40, 40, 40, 40, 40, 90, 90, 60, 60, 60, 60, 60],
      'Your scores are rising: 40% in the first 5 tests, 60% in the last 5 tests. 2 of 12 tests are at the 70% line or above it.',
    ],
  ])('describes %s: %s', (percentages, sentence) => {
    expect(describeScores(scores(...percentages))).toBe(sentence);
  });
});

it.each([
  [0, ''],
  [1, '1 more test is not in this chart, because it repeats mostly questions of the last day or nothing was answered.'],
  [
    2,
    '2 more tests are not in this chart, because they repeat mostly questions of the last day or nothing was answered.',
  ],
])('explains why %i completed tests are not in the score chart', (tests, sentence) => {
  expect(describeLeftOut(tests)).toBe(sentence);
});

describe('sentences under the bars', () => {
  it('name the strongest and the weakest section', () => {
    const bars = [section('Core', 82.5, 30), section('Type I', 61, 45.5), section('Type II', null, null)];
    expect(describeSections(bars)).toBe(
      'Core is your strongest section at 82.5%, Type I your weakest at 61%. Below 70%: Type I.',
    );
    expect(describeTimes(bars)).toBe(
      'You take longest in Type I, 45.5 seconds a question, and are fastest in Core, 30 seconds. A full exam leaves 72 seconds a question.',
    );
  });

  it('name the sections below the pass line, weakest first, but none exactly on the line', () => {
    const bars = [
      section('Core', 69.9, 1),
      section('Type I', 70, 1),
      section('Type II', 40, 1),
      section('Type III', 90, 1),
    ];
    expect(describeSections(bars)).toBe(
      'Type III is your strongest section at 90%, Type II your weakest at 40%. Below 70%: Type II, Core.',
    );
  });

  it('name no strongest section if all are equal', () => {
    const bars = [section('Core', 80, 12), section('Type I', 80, 12), section('Type II', null, null)];
    expect(describeSections(bars)).toBe('Your sections are level at 80%. All are at 70% or above.');
    expect(describeTimes(bars)).toBe(
      'You take 12 seconds a question, whatever the section. A full exam leaves 72 seconds a question.',
    );
  });

  it('describe a single section, and say when no section has a score', () => {
    expect(describeSections([section('Core', 71, 20)])).toBe('Core averages 71%.');
    expect(describeTimes([section('Core', 71, 20)])).toContain('You take 20 seconds a question in Core.');
    expect(describeSections([section('Core', null, null)])).toBe('No section has a score in this view yet.');
    expect(describeTimes([section('Core', null, null)])).toBe('A full exam leaves 72 seconds a question.');
    expect(EXAM_SECONDS_PER_QUESTION).toBe(72);
  });
});
