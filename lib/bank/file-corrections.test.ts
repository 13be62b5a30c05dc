import { describe, expect, it } from 'vitest';
import { checkCorrections } from './file-adapter';
import { type BankCorrection, correctionsSchema, type QuestionFile } from './file-contract';

const entry = {
  id: 'core-laws-limit-2026',
  question: 'core-laws-limit',
  kind: 'key',
  said: ['15 lb'],
  right: ['50 lb'],
  why: 'It was raised.',
  rule: '40 CFR 82.156',
};
const read = (...corrections: object[]): BankCorrection[] => correctionsSchema.parse({ corrections }).corrections;
const isTaken = (...corrections: object[]): boolean => correctionsSchema.safeParse({ corrections }).success;

const files: QuestionFile[] = [
  {
    group: 'core',
    topic: 'laws',
    questions: [
      {
        id: 'core-laws-limit',
        text: 'Which?',
        difficulty: 1,
        tier: 'deeper',
        mock: false,
        facts: ['C-001'],
        reference: '40 CFR 82',
        explanation: 'Because.',
        answers: ['15 lb', '50 lb'].map((text) => ({ text, correct: text === '50 lb', why: 'So it is.' })),
      },
    ],
  },
];
const problems = (change: object) =>
  checkCorrections(read({ ...entry, ...change }), files, [{ id: 'core-laws-old', reason: 'Gone.' }]).map(
    ({ field }) => field,
  );

describe("corrections in the question bank's files", () => {
  it('are refused if repeated, and require the right answer unless the question was withdrawn', () => {
    expect(isTaken(entry)).toBe(true);
    expect(isTaken(entry, entry)).toBe(false);
    expect(isTaken({ ...entry, right: [] })).toBe(false);
    expect(isTaken({ ...entry, kind: 'withdrawn' })).toBe(false);
    expect(isTaken({ ...entry, kind: 'withdrawn', right: [] })).toBe(true);
    expect(isTaken({ ...entry, said: [] })).toBe(false);
  });

  it("match the question's right answer", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ right: ['15 lb'], said: ['50 lb'] })).toEqual(['right']);
    expect(problems({ said: ['50 LB'] })).toEqual(['said']);
    expect(problems({ question: 'core-laws-nothing' })).toEqual(['question']);
    expect(problems({ question: 'core-laws-old' })).toEqual([]);
    expect(problems({ kind: 'withdrawn', right: [] })).toEqual(['question']);
    expect(problems({ kind: 'withdrawn', right: [], question: 'core-laws-old' })).toEqual([]);
  });
});
