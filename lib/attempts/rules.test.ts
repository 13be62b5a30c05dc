import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECTIONS } from '@/lib/kernel/exam';
import { examSeconds, isCorrectResponse, judge, nameAttempt, orderOptions, secondsBetween, tally } from './rules';
import { scoreMessage, scoreTone, sectionTone } from './score-rules';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 });
const marks = fc.array(fc.constantFrom(true, false, null), { maxLength: 120 });

describe('isCorrectResponse', () => {
  it('accepts the exact set of right options in any order, and no other set', () => {
    fc.assert(
      fc.property(ids, ids, (chosen, correct) => {
        const same = JSON.stringify([...chosen].sort()) === JSON.stringify([...correct].sort());
        expect(isCorrectResponse([...chosen].reverse(), correct)).toBe(same);
      }),
    );
  });

  it('rejects a partly right set, and a right set with one option too many', () => {
    expect(isCorrectResponse([1], [1, 2])).toBe(false);
    expect(isCorrectResponse([1, 2, 3], [1, 2])).toBe(false);
  });
});

describe('tally', () => {
  it('counts every question exactly once', () => {
    fc.assert(
      fc.property(marks, (given) => {
        const counted = tally(given);
        expect(counted.answered + counted.skipped).toBe(counted.total);
        expect(counted.correct).toBeLessThanOrEqual(counted.answered);
        // Uses integers, because 23 / 40 * 100 is slightly less than 57.5 in floating point.
        const rounded = Math.floor((200 * counted.correct + counted.answered) / (2 * counted.answered || 1));
        expect(counted.percentage).toBe(rounded);
      }),
    );
  });

  it('computes the percentage of the answered questions, not of all questions', () => {
    expect(tally([true, false, null, null])).toEqual({ correct: 1, total: 4, answered: 2, skipped: 2, percentage: 50 });
  });
});

const CORE = 6;
const TYPE_1 = 3;
const ALL = SECTIONS.map(({ id }) => id);
const score = (sectionId: number, correct: number, total = 25) => ({ sectionId, correct, total });

describe('success of a test', () => {
  it.each([
    [17, 25, false],
    [18, 25, true],
    [7, 10, true],
    [6, 10, false],
    [0, 0, false],
  ])('depends on the percentage in practice: %i right of %i, successful: %s', (correct, total, passed) => {
    const outcome = judge('practice', [CORE], [score(CORE, correct, total)]);
    expect(outcome).toEqual({ successful: passed, passedSectionIds: passed ? [CORE] : [] });
  });

  it('depends on all sections together in practice', () => {
    const outcome = judge('practice', [CORE, TYPE_1], [score(CORE, 10, 10), score(TYPE_1, 4, 10)]);
    expect(outcome).toEqual({ successful: true, passedSectionIds: [CORE] });
  });

  it('needs 18 in each section of an exam; a strong section does not compensate for a weak one', () => {
    const outcome = judge('exam', [CORE, TYPE_1], [score(CORE, 25), score(TYPE_1, 17)]);
    expect(outcome).toEqual({ successful: false, passedSectionIds: [CORE] });
    expect(judge('exam', [CORE, TYPE_1], [score(CORE, 18), score(TYPE_1, 18)]).successful).toBe(true);
  });

  it('needs 21 in each section of the open-book form', () => {
    const open = (core: number, typeOne: number) =>
      judge('exam', [CORE, TYPE_1], [score(CORE, core), score(TYPE_1, typeOne)], true);
    expect(open(21, 21)).toEqual({ successful: true, passedSectionIds: [CORE, TYPE_1] });
    expect(open(25, 20)).toEqual({ successful: false, passedSectionIds: [CORE] });
  });

  it('requires the usual percentage in practice, even if the open-book form is set', () => {
    expect(judge('practice', [CORE], [score(CORE, 18)], true)).toEqual({ successful: true, passedSectionIds: [CORE] });
  });

  it('requires that an exam has asked all its questions', () => {
    expect(judge('exam', ALL, [score(CORE, 1, 1)])).toEqual({ successful: false, passedSectionIds: [] });
    expect(judge('exam', ALL, [score(CORE, 25)]).successful).toBe(false);
    expect(judge('exam', [CORE], [score(CORE, 24, 24)]).successful).toBe(false);
    expect(judge('exam', [CORE], [score(CORE, 18)]).successful).toBe(true);
    expect(judge('exam', [], []).successful).toBe(false);
  });

  it('cannot be reached by skipping questions', () => {
    expect(tally([true, null]).percentage).toBe(100);
    expect(judge('practice', [CORE], [score(CORE, 1, 2)]).successful).toBe(false);
  });
});

it('examSeconds returns two hours for four sections and half an hour for each section alone', () => {
  expect([examSeconds(1, 4), examSeconds(1.5, 4), examSeconds(1, 1), examSeconds(2, 2)]).toEqual([
    7200, 10_800, 1800, 7200,
  ]);
  expect(examSeconds(1)).toBe(examSeconds(1, SECTIONS.length));
});

it.each([
  [1_000, 61_000, 60],
  [1_000, 2_499, 1],
  [1_000, 2_500, 2],
  [61_000, 1_000, 0],
])('secondsBetween from %i to %i is %i whole seconds', (startedAt, completedAt, seconds) => {
  expect(secondsBetween(startedAt, completedAt)).toBe(seconds);
});

describe('the order of options', () => {
  const options = [1, 2, 3, 4].map((id) => ({ id }));
  const inOrder = (attemptId: string, questionId: number) =>
    orderOptions(options, attemptId, questionId)
      .map(({ id }) => id)
      .join('');

  it('is stable for a question of an attempt, and contains each option once', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(), (attemptId, questionId) => {
        const ordered = orderOptions(options, attemptId, questionId);
        expect(orderOptions(options, attemptId, questionId)).toEqual(ordered);
        expect(ordered.toSorted((one, other) => one.id - other.id)).toEqual(options);
      }),
    );
  });

  it('depends only on the options, not on the order of the input', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.nat(), (earlier, attemptId, questionId) => {
        const copied = orderOptions(options, earlier, questionId);
        expect(orderOptions(copied, attemptId, questionId)).toEqual(orderOptions(options, attemptId, questionId));
      }),
    );
  });

  it('is alphabetical if the options are the letters of a picture', () => {
    const lettered = ['C', 'A', 'D', 'B'].map((text, index) => ({ id: index + 1, text }));
    for (const attemptId of ['one', 'two', 'three']) {
      expect(orderOptions(lettered, attemptId, 1).map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D']);
    }
  });

  it('differs between attempts and between questions', () => {
    const many = Array.from({ length: 200 }, (_, index) => index);
    const byQuestion = new Set(many.map((id) => inOrder('one', id)));
    const byAttempt = new Set(many.map((id) => inOrder(`attempt ${id}`, 1)));
    // Four options have 24 permutations.
    expect([byQuestion.size, byAttempt.size]).toEqual([24, 24]);
  });
});

describe('wording of a result', () => {
  it.each([
    [100, 'excellent'],
    [90, 'excellent'],
    [89, 'greatJob'],
    [80, 'greatJob'],
    [79, 'wellDone'],
    [70, 'wellDone'],
    [69, 'goodEffort'],
    [60, 'goodEffort'],
    [59, 'keepPracticing'],
  ])('is for %i percent: %s', (percent, message) => {
    expect(scoreMessage(percent)).toBe(message);
  });

  it('has the tone “good” from 80 percent, and “warning” from 60 percent', () => {
    expect([80, 79, 60, 59].map(scoreTone)).toEqual(['good', 'warning', 'warning', 'bad']);
  });

  it('has, for a section, the tone “good” from the pass mark, and “warning” from 50 percent', () => {
    expect([100, 70, 69, 50, 49, 0].map(sectionTone)).toEqual(['good', 'good', 'warning', 'warning', 'bad', 'bad']);
  });

  it.each([
    ['practice', SECTIONS.slice(0, 1), 'Core'],
    ['practice', SECTIONS.slice(0, 2), 'Core + Type I'],
    ['practice', SECTIONS, SECTIONS.map((section) => section.name).join(' + ')],
    ['exam', SECTIONS, 'Full exam'],
    ['exam', SECTIONS.slice(0, 2), 'Core + Type I'],
    ['favorites', SECTIONS, 'Favorites'],
  ] as const)('names an attempt of type %s over the sections %j: %s', (testType, sections, name) => {
    expect(nameAttempt(testType, sections)).toBe(name);
  });

  it('names the open-book form of an exam', () => {
    expect(nameAttempt('exam', SECTIONS.slice(0, 2), true)).toBe('Core + Type I, open book');
  });
});
