import type { Withheld } from '@/lib/attempts/keys/policy';
import { SECTIONS } from '@/lib/kernel/exam';
import type { PlaceId, QuestionId } from '@/lib/kernel/ids';
import { findTopic } from '@/lib/kernel/topics';
import { believe, chanceOfPassing } from '@/lib/statistics/readiness/rules';
import type { CompactGrid, Grid, Progress, QuestionResult, SectionOutlook, TopicResult } from './contract';
import { addUp, FIRST_ANSWERS_NEEDED_IN_CLASS, hardestFirst, LIKELY_TO_FAIL, markOf, shareOf } from './rules';
import type { FirstRow, MarkRow, QuestionRow, WeekRow } from './store';

const sectionName = (id: number): string => SECTIONS.find((section) => section.id === id)?.name ?? '';
const topicName = ({ sectionId, topic }: QuestionRow): string => findTopic(sectionId, topic)?.name ?? topic;

/** `withheld`: questions on the viewer's open exam, whose keys are hidden. */
export const viewQuestions = (rows: readonly QuestionRow[], withheld: Withheld): QuestionResult[] =>
  hardestFirst(rows).map((row) => ({
    questionId: row.questionId,
    sectionName: sectionName(row.sectionId),
    topicName: topicName(row),
    text: row.text,
    asked: row.asked,
    correct: row.correct,
    percentage: shareOf(row),
    mistake: withheld.has(row.questionId) ? null : row.mistake,
  }));

export function viewTopics(rows: readonly QuestionRow[]): TopicResult[] {
  const sums = addUp(rows, ({ sectionId, topic }) => `${sectionId} ${topic}`);
  return hardestFirst(sums).map((row) => ({
    sectionName: sectionName(row.sectionId),
    topicName: topicName(row),
    asked: row.asked,
    correct: row.correct,
    percentage: shareOf(row),
  }));
}

/** A student's attempt that counts. */
export interface CountedAttempt {
  placeId: PlaceId;
  name: string;
  attemptId: string;
}

/** `bound`: every question that has been on the paper; one that nobody was asked is left out. */
export function viewGrid(
  bound: readonly QuestionId[],
  best: readonly CountedAttempt[],
  rows: readonly MarkRow[],
): CompactGrid {
  const marksOf = new Map(rows.map(({ attemptId, marks }) => [attemptId, marks]));
  const columns = bound
    .map((_id, column) => column)
    .filter((column) => rows.some(({ marks }) => marks[column] !== '?'));
  const students = best.map(({ placeId, name, attemptId }) => {
    const marks = marksOf.get(attemptId) ?? '';
    return { placeId, name, marks: columns.map((column) => (marks[column] ?? '?').replace('?', '.')).join('') };
  });
  return { questionIds: columns.flatMap((column) => bound[column] ?? []), students };
}

/** Spells out each mark, as the API returns them. */
export const spellGrid = ({ questionIds, students }: CompactGrid): Grid => ({
  questionIds,
  students: students.map(({ marks, ...student }) => ({ ...student, marks: Array.from(marks, markOf) })),
});

/** Forecasts a section with a small weight of the student's other sections, as in the student's own statistics. */
export function viewLikelyToFail(rows: readonly FirstRow[]): SectionOutlook[] {
  const chances = rows.flatMap((own) => {
    if (own.firstAnswers < FIRST_ANSWERS_NEEDED_IN_CLASS) return [];
    const others = rows.filter(({ placeId, sectionId }) => placeId === own.placeId && sectionId !== own.sectionId);
    return [{ own, chance: chanceOfPassing(believe(own, others)) }];
  });
  return chances
    .filter(({ chance }) => chance < LIKELY_TO_FAIL)
    .toSorted((one, other) => one.chance - other.chance)
    .map(({ own: { sectionId, ...own }, chance }) => ({
      ...own,
      sectionName: sectionName(sectionId),
      chance: Math.round(100 * chance),
    }));
}

/** `order`: students in the order in which they are listed. */
export function viewProgress(rows: readonly WeekRow[], order: readonly PlaceId[]): Progress {
  const weeks = [...new Set(rows.map(({ week }) => week))].toSorted();
  const names = new Map(rows.map(({ placeId, name }) => [placeId, name]));
  const all = addUp(rows, ({ week }) => week);
  const percentageIn = (own: readonly WeekRow[], week: string): number | null => {
    const row = own.find((one) => one.week === week);
    return row ? shareOf(row) : null;
  };
  return {
    weeks,
    students: order.flatMap((placeId) => {
      const name = names.get(placeId);
      const own = rows.filter((row) => row.placeId === placeId);
      return name === undefined ? [] : [{ placeId, name, percentages: weeks.map((week) => percentageIn(own, week)) }];
    }),
    percentages: weeks.map((week) => percentageIn(all, week) ?? 0),
  };
}
