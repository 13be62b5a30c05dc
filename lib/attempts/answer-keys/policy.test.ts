import { describe, expect, it } from 'vitest';
import { ROLES } from '@/lib/kernel/account';
import { TEST_TYPES } from '@/lib/kernel/exam';
import { toQuestionId } from '@/lib/kernel/ids';
import { examOpen, isFree, isPaperFree, mayCountRight, mayKnowOnAnswer, mayListKeys } from './policy';

describe('the list of questions with keys', () => {
  it.each([
    ['an admin', [ROLES.user, ROLES.admin], true],
    ['a learner', [ROLES.user], false],
    ['nobody', [], false],
  ])('is allowed for %s: %s', (_name, roles, isShown) => {
    expect(mayListKeys({ roles })).toBe(isShown);
  });
});

/**
 * Cases for a test in progress: its type; whether it shares a question with an open exam; whether its keys may be
 * shown.
 */
const WHILE_UNDER_WAY = [
  ['practice', false, true],
  ['favorites', false, true],
  ['practice', true, false],
  ['favorites', true, false],
  ['exam', false, false],
  ['exam', true, false],
] as const;

describe('key in the reply to an answer', () => {
  it.each(WHILE_UNDER_WAY)(
    'depends on the test type and on open exams: type %s, question on an open exam: %s, shown: %s',
    (testType, isOnOpenExam, isTold) => {
      expect(mayKnowOnAnswer({ testType, isOnOpenExam })).toBe(isTold);
    },
  );
});

describe('the number of right answers', () => {
  it('is shown for every finished test', () => {
    for (const testType of TEST_TYPES) {
      for (const sharesOpenExam of [false, true]) {
        expect(mayCountRight({ testType, isFinished: true, sharesOpenExam })).toBe(true);
      }
    }
  });

  it.each(WHILE_UNDER_WAY)(
    'depends, during a test, on its type and on open exams: type %s, question on an open exam: %s, shown: %s',
    (...row) => {
      const [testType, sharesOpenExam, isTold] = row;
      expect(mayCountRight({ testType, isFinished: false, sharesOpenExam })).toBe(isTold);
    },
  );
});

describe('open exam', () => {
  const withheld = new Set([1, 2].map(toQuestionId));

  it.each([
    [[3, 4], true],
    [[3, 2], false],
    [[1, 2], false],
    [[], true],
  ])('allows a test with the questions %j: %s', (ids, isOpen) => {
    expect(isPaperFree(ids.map(toQuestionId), withheld)).toBe(isOpen);
  });

  it('withholds the keys of its own questions only', () => {
    expect([1, 2, 3].map((id) => isFree(toQuestionId(id), withheld))).toEqual([false, false, true]);
  });

  it('causes the error EXAM_OPEN, with the seconds left if known', () => {
    expect(examOpen({ retryAfterSeconds: 90 })).toMatchObject({
      code: 'EXAM_OPEN',
      status: 409,
      retryAfterSeconds: 90,
    });
    expect(examOpen().retryAfterSeconds).toBeUndefined();
    expect(examOpen().message).toContain('Finish it first');
  });
});
