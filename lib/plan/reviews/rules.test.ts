import { describe, expect, it } from 'vitest';
import { toQuestionId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import { toPlanBank } from '@/lib/plan/bank/rules';
import { bankRow } from '@/lib/plan/testing/bank-row';
import { countFirstAnswers, toReviews } from './rules';

const CORE = 6;
const TYPE_II = 4;

const bank = toPlanBank(
  [
    bankRow(1, { figures: ['year'] }),
    bankRow(2, { figures: ['year', 'charge'] }),
    bankRow(3, { sectionId: TYPE_II }),
    bankRow(4, { isExamTier: false }),
  ],
  [CORE, TYPE_II],
  [],
);

const answer = (id: number, day: number, isCorrect = true, sure: boolean | null = null) => ({
  questionId: toQuestionId(id),
  atMs: day * DAY_MS,
  isCorrect,
  sure,
});
const card = (figure: string, day: number, isKnown = true) => ({ figure, isKnown, atMs: day * DAY_MS });

describe('the answers and cards passed to the learner model', () => {
  it('contain every answer to a question of the plan, with its time in days, and no other answer', () => {
    const met = [answer(2, 1), answer(4, 2), answer(1, 3, false, true), answer(2, 4.5, true, false)];
    expect(toReviews({ met, cards: [] }, bank)).toEqual([
      { place: 1, at: 1, isCorrect: true, sure: undefined },
      { place: 0, at: 3, isCorrect: false, sure: true },
      { place: 1, at: 4.5, isCorrect: true, sure: false },
    ]);
  });

  it("contain every card, once for each fact that states the card's figure", () => {
    const cards = [card('year', 1), card('unstated', 2), card('charge', 3, false)];
    expect(toReviews({ met: [], cards }, bank)).toEqual([
      { place: 0, at: 1, isCorrect: true, isCard: true },
      { place: 1, at: 1, isCorrect: true, isCard: true },
      { place: 1, at: 3, isCorrect: false, isCard: true },
    ]);
  });

  it('form one list, oldest first', () => {
    const told = {
      met: [answer(1, 2), answer(3, 4)],
      cards: [card('charge', 1), card('charge', 3), card('charge', 5)],
    };
    expect(toReviews(told, bank).map(({ at, place }) => [at, place])).toEqual([
      [1, 1],
      [2, 0],
      [3, 1],
      [4, 2],
      [5, 1],
    ]);
  });
});

it('countFirstAnswers counts an exam-tier question once for its section, even if it was answered repeatedly', () => {
  const met = [answer(1, 1), answer(1, 2), answer(2, 3, false), answer(3, 4), answer(4, 5), answer(99, 6)];
  expect(countFirstAnswers(met, bank)).toEqual(
    new Map([
      [CORE, { firstAnswers: 2, firstCorrect: 1 }],
      [TYPE_II, { firstAnswers: 1, firstCorrect: 1 }],
    ]),
  );
  expect(countFirstAnswers([], bank)).toEqual(new Map());
});
