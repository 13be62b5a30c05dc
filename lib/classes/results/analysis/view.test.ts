import { describe, expect, it } from 'vitest';
import { toPlaceId, toQuestionId } from '@/lib/kernel/ids';
import { spellGrid, viewGrid, viewLikelyToFail, viewProgress, viewQuestions, viewTopics } from './view';

const [CORE, TYPE_2] = [6, 4];
const MISTAKE = { text: 'Oil', times: 2, why: 'Oil is no refrigerant.' };
const question = (id: number, correct: number, topic = 'leaks') => ({
  questionId: toQuestionId(id),
  sectionId: TYPE_2,
  topic,
  text: `Question ${id}`,
  asked: 4,
  correct,
  mistake: MISTAKE,
});
const first = (name: string, sectionId: number, firstAnswers: number, firstCorrect: number) => ({
  placeId: toPlaceId(name),
  name,
  sectionId,
  firstAnswers,
  firstCorrect,
});

describe('questions that a class got wrong', () => {
  it("hide the key of a question that is on the instructor's open exam", () => {
    const rows = viewQuestions([question(1, 3), question(2, 1)], new Set([toQuestionId(2)]));
    expect(rows.map(({ questionId, percentage, mistake }) => [questionId, percentage, mistake])).toEqual([
      [2, 25, null],
      [1, 75, MISTAKE],
    ]);
  });

  it('are summed by topic', () => {
    const rows = viewTopics([question(1, 3), question(2, 1), question(3, 4, 'recovery')]);
    expect(rows.map(({ sectionName, asked, percentage }) => [sectionName, asked, percentage])).toEqual([
      ['Type II', 8, 50],
      ['Type II', 4, 100],
    ]);
  });
});

describe('the grid of students and questions', () => {
  it("shows every student's result for each question that was asked", () => {
    const [paper, other] = [[3, 1, 2, 4].map(toQuestionId), toQuestionId(5)];
    const rows = [
      { attemptId: 'Ann', marks: '?-rw.' },
      { attemptId: 'Bob', marks: '?????' },
    ];
    const best = ['Ann', 'Bob'].map((name) => ({ placeId: toPlaceId(name), name, attemptId: name }));
    const grid = viewGrid([other, ...paper], best, rows);
    expect(grid.students.map(({ marks }) => marks)).toEqual(['-rw.', '....']);
    expect(spellGrid(grid)).toEqual({
      questionIds: paper,
      students: [
        { placeId: 'Ann', name: 'Ann', marks: ['none', 'right', 'wrong', 'not-asked'] },
        { placeId: 'Bob', name: 'Bob', marks: Array(4).fill('not-asked') },
      ],
    });
  });
});

describe('students likely to fail', () => {
  it('are found by their first answers, listed with the lowest probability first, and left out if they gave too few answers', () => {
    const rows = [
      first('Ann', CORE, 20, 19),
      first('Bob', CORE, 20, 10),
      first('Cy', CORE, 9, 0),
      first('Dee', TYPE_2, 10, 2),
    ];
    const found = viewLikelyToFail(rows);
    expect(found.map(({ name, sectionName }) => [name, sectionName])).toEqual([
      ['Dee', 'Type II'],
      ['Bob', 'Core'],
    ]);
    expect(found.every(({ chance }) => chance < 50)).toBe(true);
  });
});

describe('progress of the students of a class', () => {
  it('has a column for each week, empty when a student finished no test', () => {
    const week = (name: string, monday: string, correct: number) => ({
      placeId: toPlaceId(name),
      name,
      week: monday,
      asked: 10,
      correct,
    });
    expect(
      viewProgress(
        [week('Bob', '2026-11-16', 6), week('Ann', '2026-11-16', 9), week('Ann', '2026-11-09', 5)],
        ['Ann', 'Nobody', 'Bob'].map(toPlaceId),
      ),
    ).toEqual({
      weeks: ['2026-11-09', '2026-11-16'],
      students: [
        { placeId: 'Ann', name: 'Ann', percentages: [50, 90] },
        { placeId: 'Bob', name: 'Bob', percentages: [null, 60] },
      ],
      percentages: [50, 75],
    });
  });
});
