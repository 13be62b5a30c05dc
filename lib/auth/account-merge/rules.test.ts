import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_STORED_QUESTIONS } from '@/lib/attempts/rules';
import { MOST_CLASSES, MOST_MEMBERSHIPS } from '@/lib/classes/rules';
import { problemWithMove, type Together } from './rules';

const most: Together = { asked: MAX_STORED_QUESTIONS, taught: MOST_CLASSES, attended: MOST_MEMBERSHIPS };

describe('merging a device account into an account', () => {
  it('is allowed up to the limits of questions and classes', () => {
    const upTo = (limit: number) => fc.integer({ min: 0, max: limit });
    fc.assert(
      fc.property(upTo(most.asked), upTo(most.taught), upTo(most.attended), (asked, taught, attended) => {
        expect(problemWithMove({ asked, taught, attended })).toBeNull();
      }),
    );
    expect(problemWithMove(most)).toBeNull();
  });
});

describe('accounts that together exceed a limit', () => {
  it.each([
    ['asked', 1, ['100,001 questions', '100,000 at most', 'Write to us']],
    ['asked', 1_150_000, ['1,250,000 questions', '100,000 at most']],
    ['taught', 1, ['teach 31 classes', '30 at most', 'Delete 1 ']],
    ['taught', 5, ['teach 35 classes', 'Delete 5 ']],
    ['attended', 1, ['in 31 classes', 'can be in 30', 'Leave 1 ']],
    ['attended', 12, ['in 42 classes', 'Leave 12 ']],
  ] as const)('get a message with the number and the advice: %s exceeded by %i', (what, over, words) => {
    const problem = problemWithMove({ ...most, [what]: most[what] + over });
    for (const word of words) expect(problem).toContain(word);
    expect(problem).toMatch(/ Nothing has moved\.$/);
  });

  it('get one message at a time until each problem is fixed', () => {
    const problems = [
      problemWithMove({ asked: most.asked + 1, taught: most.taught + 1, attended: most.attended + 1 }),
      problemWithMove({ ...most, taught: most.taught + 1, attended: most.attended + 1 }),
      problemWithMove({ ...most, attended: most.attended + 1 }),
    ];
    expect(problems.map((problem) => /questions|teach|are in/.exec(problem ?? '')?.[0])).toEqual([
      'questions',
      'teach',
      'are in',
    ]);
  });
});
