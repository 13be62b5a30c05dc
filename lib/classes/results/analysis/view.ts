import type { Withheld } from '@/lib/attempts/answer-keys/policy';
import { SECTIONS } from '@/lib/kernel/exam';
import type { PlaceId, QuestionId } from '@/lib/kernel/ids';
import { findTopic } from '@/lib/kernel/topics';
import type { CompactGrid, Grid, Progress, QuestionResult, SectionOutlook, TopicResult } from './contract';
import { believe, chanceOfPassing } from './outlook-rules';
import { addUp, FIRST_ANSWERS_NEEDED_IN_CLASS, hardestFirst, LIKELY_TO_FAIL, markOf, shareOf } from './rules';
import type { FirstRow, MarkRow, QuestionRow, WeekRow } from './store';

const sectionName = (id: number): string => SECTIONS.find((section) => section.id === id)?.name ?? '';
const topicName = ({ sectionId, topic }: QuestionRow): string => findTopic(sectionId, topic)?.name ?? topic;

/**
 * Serializes the questions, hardest first. `withheld`: questions on the viewer's open exam, which are listed without the
 * wrong answers that students chose.
 */
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

/** The best counted attempt of a student. */
export interface CountedAttempt {
  placeId: PlaceId;
  name: string;
  attemptId: string;
}

/**
 * Serializes the grid. `bound`: every question that the test has ever had. Leaves out questions that no student got.
 */
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

/** Converts the compact grid to the API's format, with an array of marks. */
export const spellGrid = ({ questionIds, students }: CompactGrid): Grid => ({
  questionIds,
  students: students.map(({ marks, ...student }) => ({ ...student, marks: Array.from(marks, markOf) })),
});

/**
 * Lists the sections that students will probably fail. A student's answers in other sections count with a small weight.
 */
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

/** Serializes the progress. `order`: the students in the order in which the page lists them. */
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
