import { describe, expect, it } from 'vitest';
import { runInEnglish } from '@/components/messages/in-english';
import { SECTIONS } from '@/lib/kernel/exam';
import type { SectionStats } from '@/lib/statistics/contract';
import { useChartTexts } from './use-chart-texts';

const { sayLeftOut, sayScores, saySections, sayTimes } = runInEnglish(useChartTexts);

const scores = (...percentages: number[]) =>
  percentages.map((percentage) => ({ startedAt: '2026-11-21T12:00:00.000Z', sectionName: 'Core', percentage }));

const section = (sectionName: string, averageScore: number | null, averageTimePerQuestion: number | null) =>
  ({
    sectionId: SECTIONS.find(({ name }) => name === sectionName)?.id,
    sectionName,
    averageScore,
    averageTimePerQuestion,
  }) as SectionStats;

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
    expect(sayScores(scores(...percentages))).toBe(sentence);
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
  expect(sayLeftOut(tests)).toBe(sentence);
});

describe('sentences under the bars', () => {
  it('name the strongest and the weakest section', () => {
    const bars = [section('Core', 82.5, 30), section('Type I', 61, 45.5), section('Type II', null, null)];
    expect(saySections(bars)).toBe(
      'Core is your strongest section at 82.5%, Type I your weakest at 61%. Below 70%: Type I.',
    );
    expect(sayTimes(bars)).toBe(
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
    expect(saySections(bars)).toBe(
      'Type III is your strongest section at 90%, Type II your weakest at 40%. Below 70%: Type II, Core.',
    );
  });

  it('name no strongest section if all are equal', () => {
    const bars = [section('Core', 80, 12), section('Type I', 80, 12), section('Type II', null, null)];
    expect(saySections(bars)).toBe('Your sections are level at 80%. All are at 70% or above.');
    expect(sayTimes(bars)).toBe(
      'You take 12 seconds a question, whatever the section. A full exam leaves 72 seconds a question.',
    );
  });

  it('describe a single section, and say when no section has a score', () => {
    expect(saySections([section('Core', 71, 20)])).toBe('Core averages 71%.');
    expect(sayTimes([section('Core', 71, 20)])).toContain('You take 20 seconds a question in Core.');
    expect(saySections([section('Core', null, null)])).toBe('No section has a score in this view yet.');
    expect(sayTimes([section('Core', null, null)])).toBe('A full exam leaves 72 seconds a question.');
  });
});
