import { describe, expect, test } from 'vitest';
import { blueprintSchema, inventorySchema, questionFileSchema, questionSchema, retiredSchema } from './file-contract';

function answer(text: string, correct = false) {
  return { text, correct, why: 'It says why in one sentence.' };
}

function question(changes: Record<string, unknown> = {}) {
  return {
    id: 'core-laws-treaty',
    text: 'Which treaty phases out ozone-depleting substances?',
    difficulty: 1,
    tier: 'deeper',
    mock: false,
    facts: ['C-040'],
    reference: 'EPA, Section 608 Test Topics',
    answers: [answer('Montreal Protocol', true), answer('Paris Agreement'), answer('Basel'), answer('Rotterdam')],
    explanation: 'The Montreal Protocol does. It dates from 1987.',
    ...changes,
  };
}

function listMessages(value: unknown): string[] {
  const parsed = questionSchema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('questionSchema', () => {
  test('accepts a complete question, and treats answers as wrong by default', () => {
    const bare = { text: 'Basel', why: 'That treaty is about waste.' };
    const parsed = questionSchema.parse(question({ answers: [answer('Montreal Protocol', true), bare] }));
    expect(parsed.answers.map(({ correct }) => correct)).toEqual([true, false]);
  });

  test('refuses an unknown field', () => {
    expect(questionSchema.safeParse(question({ hint: 'No.' })).success).toBe(false);
  });

  test('refuses a bare number instead of text, and says how to fix it', () => {
    const answers = [{ ...answer('x', true), text: 80 }, answer('90')];
    expect(listMessages(question({ answers }))).toEqual([expect.stringMatching(/^answers\.0\.text .*quotes/)]);
  });

  test.each([
    ['text', { text: 'x'.repeat(501) }],
    ['explanation', { explanation: 'x'.repeat(701) }],
    ['answers.0.text', { answers: [answer('x'.repeat(201), true), answer('b')] }],
    ['answers', { answers: [answer('a', true)] }],
    ['answers', { answers: [1, 2, 3, 4, 5, 6, 7].map((n) => answer(`option ${n}`, n === 1)) }],
    ['difficulty', { difficulty: 4 }],
    ['facts', { facts: [] }],
    ['facts.0', { facts: ['C-1'] }],
    ['id', { id: 'Core_Laws' }],
  ])('refuses a value beyond a limit and reports its field: %s', (field, changes) => {
    expect(listMessages(question(changes))).toEqual([expect.stringMatching(new RegExp(`^${field} `))]);
  });

  test('refuses a question without a right answer', () => {
    expect(listMessages(question({ answers: [answer('a'), answer('b')] }))).toEqual([
      'answers no answer is marked correct: true',
    ]);
  });

  test('refuses four right answers', () => {
    const answers = ['a', 'b', 'c', 'd'].map((text) => answer(text, true));
    expect(listMessages(question({ text: 'Which? Select all that apply.', answers }))).toEqual([
      'answers with exactly 4 answers at most 3 may be right',
    ]);
  });

  test('requires the ending “Select all that apply” for several right answers, and forbids it for one right answer', () => {
    const several = [answer('a', true), answer('b', true), answer('c')];
    expect(listMessages(question({ answers: several }))).toHaveLength(1);
    expect(listMessages(question({ answers: several, text: 'Which two? Select all that apply.' }))).toEqual([]);
    expect(listMessages(question({ text: 'Which one? Select all that apply.' }))).toHaveLength(1);
  });

  test('refuses the same answer twice, ignoring case', () => {
    expect(listMessages(question({ answers: [answer('Basel', true), answer('basel')] }))).toHaveLength(1);
  });
});

describe('questionSchema for each tier', () => {
  const four = ['a', 'b', 'c', 'd'];

  test('requires one right answer of four in the exam tier', () => {
    const oneOf = (texts: string[]) => texts.map((text, n) => answer(text, n === 0));
    expect(listMessages(question({ tier: 'exam', answers: oneOf(four) }))).toEqual([]);
    expect(listMessages(question({ tier: 'exam', answers: oneOf(['a', 'b']) }))).toHaveLength(1);
    const two = four.map((text, n) => answer(text, n < 2));
    expect(listMessages(question({ tier: 'exam', text: 'Which? Select all that apply.', answers: two }))).toHaveLength(
      1,
    );
  });

  test('requires the exam tier for mock questions', () => {
    expect(listMessages(question({ mock: true, tier: 'exam' }))).toEqual([]);
    expect(listMessages(question({ mock: true }))).toEqual(['mock mock questions are of the exam tier']);
  });

  test('accepts an expected fraction of right answers from 0 to 1 with at most two decimals', () => {
    const isTaken = (expected: number) => questionSchema.safeParse(question({ expected })).success;
    expect([0, 0.07, 0.29, 1].map(isTaken)).toEqual([true, true, true, true]);
    expect([-0.1, 1.01, 0.123].map(isTaken)).toEqual([false, false, false]);
  });
});

describe('retiredSchema', () => {
  test('refuses a repeated id', () => {
    const gone = { id: 'core-laws-old', reason: 'The rule ended.' };
    expect(retiredSchema.safeParse({ retired: [gone] }).success).toBe(true);
    expect(retiredSchema.safeParse({ retired: [gone, gone] }).success).toBe(false);
  });
});

describe('questionFileSchema', () => {
  test('requires a group that exists', () => {
    expect(questionFileSchema.safeParse({ group: 'core', topic: 'laws', questions: [question()] }).success).toBe(true);
    expect(questionFileSchema.safeParse({ group: 'no-such-group', topic: 'laws', questions: [] }).success).toBe(false);
  });
});

describe('blueprintSchema', () => {
  const group = { group: 'core', sectionId: 6, name: 'Core', minimumExam: 260 };
  const topics = (...shares: number[]) => shares.map((share, n) => ({ topic: `t-${n}`, name: `Topic ${n}`, share }));

  test('requires the topic percentages of a group to add up to 100', () => {
    expect(blueprintSchema.safeParse({ groups: [{ ...group, topics: topics(60, 40) }] }).success).toBe(true);
    expect(blueprintSchema.safeParse({ groups: [{ ...group, topics: topics(60, 30) }] }).success).toBe(false);
  });
});

describe('inventorySchema', () => {
  const fact = {
    id: 'C-001',
    group: 'core',
    kind: 'term',
    fact: 'Ozone is O3.',
    source: 'EPA',
    basis: 'official',
    ask: true,
  };

  test('refuses a repeated id', () => {
    expect(inventorySchema.safeParse({ facts: [fact] }).success).toBe(true);
    expect(inventorySchema.safeParse({ facts: [fact, fact] }).success).toBe(false);
  });

  test('requires a reason for a fact that must not be asked, and forbids a reason for other facts', () => {
    expect(inventorySchema.safeParse({ facts: [{ ...fact, ask: false }] }).success).toBe(false);
    expect(inventorySchema.safeParse({ facts: [{ ...fact, ask: false, reason: 'Contested.' }] }).success).toBe(true);
    expect(inventorySchema.safeParse({ facts: [{ ...fact, reason: 'Contested.' }] }).success).toBe(false);
  });
});
