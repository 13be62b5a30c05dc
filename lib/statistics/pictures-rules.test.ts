import { describe, expect, it } from 'vitest';
import type { SectionStats } from './contract';
import { describeScores, EXAM_SECONDS_PER_QUESTION, listBelow, rankSections } from './pictures-rules';

const scores = (...percentages: number[]) =>
  percentages.map((percentage) => ({ startedAt: '2026-11-21T12:00:00.000Z', sectionName: 'Core', percentage }));

const section = (sectionName: string, averageScore: number | null, averageTimePerQuestion: number | null) =>
  ({ sectionName, averageScore, averageTimePerQuestion }) as SectionStats;

it.each([
  [[50], 0, null],
  [[70], 1, null],
  [[50, 70], 1, { direction: 'rising', early: 50, late: 70, tests: 1 }],
  [[80, 80, 80, 79], 4, { direction: 'level', early: 80, late: 80, tests: 2 }],
  [[90, 40], 1, { direction: 'falling', early: 90, late: 40, tests: 1 }],
  [[80, 83], 2, { direction: 'rising', early: 80, late: 83, tests: 1 }],
  [[83, 80], 2, { direction: 'falling', early: 83, late: 80, tests: 1 }],
  [[50, 100, 52], 1, { direction: 'level', early: 50, late: 52, tests: 1 }],
  [[40, 40, 40, 40, 40, 90, 90, 60, 60, 60, 60, 60], 2, { direction: 'rising', early: 40, late: 60, tests: 5 }],
])(
  'describeScores counts for the scores %s that %s reached the pass mark, and finds the trend %o',
  (percentages, reached, course) => {
    expect(describeScores(scores(...percentages))).toEqual({ reached, course });
  },
);

describe('the ranking of sections', () => {
  it('names the highest and the lowest value, and leaves out sections without a value', () => {
    const bars = [section('Type I', 61, 45.5), section('Core', 82.5, 30), section('Type II', null, null)];
    expect(rankSections(bars, 'averageScore')).toMatchObject({
      kind: 'ranked',
      highest: { section: bars[1], value: 82.5 },
      lowest: { section: bars[0], value: 61 },
    });
    expect(rankSections(bars, 'averageTimePerQuestion')).toMatchObject({
      kind: 'ranked',
      highest: { section: bars[0], value: 45.5 },
      lowest: { section: bars[1], value: 30 },
    });
  });

  it('distinguishes between equal sections, a single section and no section', () => {
    const kindOf = (...bars: SectionStats[]) => rankSections(bars, 'averageScore').kind;
    expect(kindOf(section('Core', 80, 12), section('Type I', 80, 13))).toBe('level');
    expect(kindOf(section('Core', 80, 12), section('Type I', null, 13))).toBe('one');
    expect(kindOf(section('Core', null, 12))).toBe('none');
  });

  it('lists the sections below the pass mark, weakest first, but none exactly on it', () => {
    const bars = [
      section('Core', 69.9, 1),
      section('Type I', 70, 1),
      section('Type II', 40, 1),
      section('Type III', 90, 1),
    ];
    const ranking = rankSections(bars, 'averageScore');
    const below = ranking.kind === 'none' ? [] : listBelow(ranking.ranked);
    expect(below.map(({ sectionName }) => sectionName)).toEqual(['Type II', 'Core']);
  });

  it('states the pace of an exam, 72 seconds per question, as a reference', () => {
    expect(EXAM_SECONDS_PER_QUESTION).toBe(72);
  });
});
