import { EXAM_SECONDS_PER_SECTION, PASS_PERCENT, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { SectionStats, StatisticsView } from './contract';

/** Facts that describe each chart, for people who cannot see the chart or do not want to read it. */

type Scores = StatisticsView['scores'];

/** Maximum number of tests that are averaged at each end of the chart. */
const END_TESTS = 5;
/** Difference of two means, in percentage points, below which they count as equal. */
const SAME_WITHIN = 3;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

interface ScoreFacts {
  /** Number of tests with at least the pass mark. */
  reached: number;
  /** Means of the first and the last `tests` tests, in whole percent. Null for a single test. */
  course: { direction: 'level' | 'rising' | 'falling'; early: number; late: number; tests: number } | null;
}

export function describeScores(scores: Scores): ScoreFacts {
  const reached = scores.filter((score) => score.percentage >= PASS_PERCENT).length;
  if (scores.length < 2) return { reached, course: null };
  const tests = Math.min(END_TESTS, Math.floor(scores.length / 2));
  const early = Math.round(mean(scores.slice(0, tests).map((score) => score.percentage)));
  const late = Math.round(mean(scores.slice(-tests).map((score) => score.percentage)));
  // Stryker disable next-line EqualityOperator: Equal means are level in the first condition.
  const direction = Math.abs(late - early) < SAME_WITHIN ? 'level' : late > early ? 'rising' : 'falling';
  return { reached, course: { direction, early, late, tests } };
}

interface Measured {
  section: SectionStats;
  value: number;
}

/** The sections that have a value, highest value first. `kind` says how many differ. */
export type Ranking =
  | { kind: 'none' }
  | { kind: 'one' | 'level' | 'ranked'; highest: Measured; lowest: Measured; ranked: readonly Measured[] };

export function rankSections(
  sections: readonly SectionStats[],
  field: 'averageScore' | 'averageTimePerQuestion',
): Ranking {
  const ranked = sections
    .flatMap((section) => {
      const value = section[field];
      return value === null ? [] : [{ section, value }];
    })
    .sort((one, other) => other.value - one.value);
  const [highest] = ranked;
  const lowest = ranked.at(-1);
  // Stryker disable next-line LogicalOperator: The first and the last of a list are missing together or not at all.
  if (!highest || !lowest) return { kind: 'none' };
  if (highest === lowest) return { kind: 'one', highest, lowest, ranked };
  return { kind: highest.value === lowest.value ? 'level' : 'ranked', highest, lowest, ranked };
}

/** Lists the sections below the pass mark, weakest first. */
export const listBelow = (ranked: readonly Measured[]): SectionStats[] =>
  ranked
    .filter(({ value }) => value < PASS_PERCENT)
    .map(({ section }) => section)
    .reverse();

/** Seconds available per question in an exam. */
export const EXAM_SECONDS_PER_QUESTION = EXAM_SECONDS_PER_SECTION / QUESTIONS_PER_SECTION;
