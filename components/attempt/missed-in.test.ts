import { expect, it } from 'vitest';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { countDone } from './missed-in';

const question = (id: number) => ({
  id,
  answers: [
    { id: 10 * id, isCorrect: true },
    { id: 10 * id + 1, isCorrect: false },
  ],
});

/** Builds a lesson of four questions. `given` maps the ids of submitted questions to whether the answer was right. */
function lesson(given: Record<number, boolean>, at: { index: number; place?: number }): CurrentAttempt {
  const responses = Object.entries(given).map(([id, isRight]) => [
    id,
    { optionIds: [10 * Number(id) + (isRight ? 0 : 1)] },
  ]);
  return {
    questions: [1, 2, 3, 4].map(question),
    responses: Object.fromEntries(responses),
    index: at.index,
    submitted: Object.fromEntries(Object.keys(given).map((id) => [id, true])),
    ...(at.place === undefined ? {} : { onceMore: { place: at.place, since: 0 } }),
  } as unknown as CurrentAttempt;
}

it.each([
  ['nothing was answered', {}, { index: 0 }, 0],
  ['the first was right and is still shown', { 1: true }, { index: 0 }, 1],
  ['the first was missed', { 1: false }, { index: 1 }, 0],
  ['the first was skipped', {}, { index: 1 }, 1],
  ['all were answered, two missed', { 1: false, 2: true, 3: false, 4: true }, { index: 3 }, 2],
  ['the first missed question is asked again', { 1: false, 2: true, 3: false, 4: true }, { index: 3, place: 0 }, 2],
  ['the second missed question is asked again', { 1: false, 2: true, 3: false, 4: true }, { index: 3, place: 1 }, 3],
])('countDone counts the completed questions of a lesson when %s', (_what, given, at, done) => {
  expect(countDone(lesson(given, at))).toBe(done);
});
