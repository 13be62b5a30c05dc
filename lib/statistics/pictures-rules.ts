import { EXAM_SECONDS_PER_SECTION, PASS_PERCENT, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { SectionStats, StatisticsView } from './contract';

/** Describes each chart in one sentence, for people who cannot see the chart or do not want to read it. */

type Scores = StatisticsView['scores'];

/** Maximum number of tests that are averaged at each end of the chart. */
const END_TESTS = 5;
/** Difference of two means, in percentage points, below which they count as equal. */
const SAME_WITHIN = 3;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Explains why the chart has fewer tests than the summary; empty if the chart has all of them. */
export function describeLeftOut(tests: number): string {
  if (tests <= 0) return '';
  const [are, they] = tests === 1 ? ['test is', 'it repeats'] : ['tests are', 'they repeat'];
  return `${tests} more ${are} not in this chart, because ${they} mostly questions of the last day or nothing was answered.`;
}

export function describeScores(scores: Scores): string {
  const reached = scores.filter((score) => score.percentage >= PASS_PERCENT).length;
  const line = `${reached} of ${scores.length} ${scores.length === 1 ? 'test is' : 'tests are'} at the ${PASS_PERCENT}% line or above it.`;
  if (scores.length < 2) return line;
  const ends = Math.min(END_TESTS, Math.floor(scores.length / 2));
  const early = Math.round(mean(scores.slice(0, ends).map((score) => score.percentage)));
  const late = Math.round(mean(scores.slice(-ends).map((score) => score.percentage)));
  const tests = ends === 1 ? 'test' : `${ends} tests`;
  // Stryker disable next-line EqualityOperator: Equal means are "about level" in the first condition.
  const course = Math.abs(late - early) < SAME_WITHIN ? 'about level' : late > early ? 'rising' : 'falling';
  return `Your scores are ${course}: ${early}% in the first ${tests}, ${late}% in the last ${tests}. ${line}`;
}

interface Measured {
  sectionName: string;
  value: number;
}

const measured = (sections: readonly SectionStats[], field: 'averageScore' | 'averageTimePerQuestion'): Measured[] =>
  sections
    .flatMap((section) => {
      const value = section[field];
      return value === null ? [] : [{ sectionName: section.sectionName, value }];
    })
    .sort((one, other) => other.value - one.value);

export function describeSections(sections: readonly SectionStats[]): string {
  const ranked = measured(sections, 'averageScore');
  const [best] = ranked;
  const last = ranked.at(-1);
  // Stryker disable next-line LogicalOperator: The first and the last of a list are missing together or not at all.
  if (!best || !last) return 'No section has a score in this view yet.';
  if (best === last) return `${best.sectionName} averages ${best.value}%.`;
  const below = ranked.filter((section) => section.value < PASS_PERCENT).map((section) => section.sectionName);
  const under =
    below.length === 0
      ? `All are at ${PASS_PERCENT}% or above.`
      : `Below ${PASS_PERCENT}%: ${below.reverse().join(', ')}.`;
  if (best.value === last.value) return `Your sections are level at ${best.value}%. ${under}`;
  return `${best.sectionName} is your strongest section at ${best.value}%, ${last.sectionName} your weakest at ${last.value}%. ${under}`;
}

/** Seconds available per question in an exam. */
export const EXAM_SECONDS_PER_QUESTION = EXAM_SECONDS_PER_SECTION / QUESTIONS_PER_SECTION;

export function describeTimes(sections: readonly SectionStats[]): string {
  const ranked = measured(sections, 'averageTimePerQuestion');
  const [slowest] = ranked;
  const fastest = ranked.at(-1);
  const exam = `A full exam leaves ${EXAM_SECONDS_PER_QUESTION} seconds a question.`;
  // Stryker disable next-line LogicalOperator: The first and the last of a list are missing together or not at all.
  if (!slowest || !fastest) return exam;
  if (slowest === fastest) return `You take ${slowest.value} seconds a question in ${slowest.sectionName}. ${exam}`;
  if (slowest.value === fastest.value)
    return `You take ${slowest.value} seconds a question, whatever the section. ${exam}`;
  return `You take longest in ${slowest.sectionName}, ${slowest.value} seconds a question, and are fastest in ${fastest.sectionName}, ${fastest.value} seconds. ${exam}`;
}
