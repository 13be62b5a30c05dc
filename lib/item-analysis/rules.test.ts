import { describe, expect, it } from 'vitest';
import { type ItemCounts, judgeItem, readDiscrimination } from './rules';

const counts = (changes: Partial<ItemCounts> = {}): ItemCounts => ({
  questionId: 1,
  answered: 100,
  right: 60,
  rated: 80,
  discrimination: 0.35,
  good: 20,
  goodRight: 18,
  options: [
    { answerId: 1, text: 'a', isCorrect: true, chosen: 60 },
    { answerId: 2, text: 'b', isCorrect: false, chosen: 25 },
    { answerId: 3, text: 'c', isCorrect: false, chosen: 15 },
  ],
  ...changes,
});

describe('the statistics of a question', () => {
  it('are fractions of first answers', () => {
    expect(judgeItem(counts())).toMatchObject({
      rightShare: 0.6,
      goodRightShare: 0.9,
      discrimination: 0.35,
      flags: [],
    });
  });

  it('are null for an unanswered question, and flag nothing below 30 answers', () => {
    expect(judgeItem(counts({ answered: 0, right: 0 }))).toMatchObject({ hasEnough: false, rightShare: null });
    const few = judgeItem(counts({ answered: 29, discrimination: -0.5, goodRight: 0 }));
    expect(few).toMatchObject({ hasEnough: false, discrimination: null, goodRightShare: null, flags: [] });
    expect(judgeItem(counts({ answered: 30 })).hasEnough).toBe(true);
  });

  it('flag a wrong option that nobody chooses, but not a right one', () => {
    const unpicked = counts().options.map((option) => ({
      ...option,
      chosen: option.answerId === 3 ? 0 : option.chosen,
    }));
    expect(judgeItem(counts({ options: unpicked })).flags).toEqual(['unpicked-distractor']);
    const rightUnpicked = counts().options.map((option) => ({ ...option, chosen: option.isCorrect ? 0 : 9 }));
    expect(judgeItem(counts({ options: rightUnpicked })).flags).toEqual([]);
  });

  it.each([
    ['learners who know more miss it more often', { discrimination: -0.01 }],
    ['most of the best quarter miss it', { goodRight: 9 }],
  ])('flag a question when %s', (_name, changes) => {
    expect(judgeItem(counts(changes)).flags).toEqual(['missed-by-good']);
  });

  it.each([
    ['does not tell who knows the subject', { discrimination: 0 }],
    ['just half of the best quarter know', { goodRight: 10 }],
    ['has too few rated learners to say', { discrimination: null, good: 7 }],
  ])('do not flag a question that %s', (_name, changes) => {
    expect(judgeItem(counts(changes)).flags).toEqual([]);
  });

  it('include the results of good learners once there are 8, and discrimination once 30 learners are rated', () => {
    expect(judgeItem(counts({ good: 8, goodRight: 4 })).goodRightShare).toBe(0.5);
    expect(judgeItem(counts({ rated: 30 })).discrimination).toBe(0.35);
  });

  it('raise no flag from fewer than 8 good learners or fewer than 30 rated learners', () => {
    expect(judgeItem(counts({ good: 7, goodRight: 0 })).flags).toEqual([]);
    expect(judgeItem(counts({ rated: 29, discrimination: -0.9 })).flags).toEqual([]);
  });

  it.each([
    [-0.1, 'inverted'],
    [0, 'none'],
    [0.05, 'none'],
    [0.1, 'weak'],
    [0.2, 'fair'],
    [0.3, 'good'],
    [0.35, 'good'],
    [0.4, 'very good'],
    [0.5, 'very good'],
  ])('describe a discrimination of %d as: %s', (value, word) => {
    expect(readDiscrimination(value).split(' (')[0]).toBe(word);
  });
});
