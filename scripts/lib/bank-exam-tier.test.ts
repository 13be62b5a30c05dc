import { describe, expect, it } from 'vitest';
import type { BankQuestion } from '@/lib/bank/file-contract';
import { checkExamQuestion, checkShape, findNearDuplicates, measureShape } from './bank-exam-tier';

const question = (id: string, text: string, changes: Partial<BankQuestion> = {}): BankQuestion => ({
  id,
  text,
  difficulty: 1,
  tier: 'exam',
  mock: false,
  facts: ['C-001'],
  reference: '40 CFR 82',
  explanation: '',
  answers: ['EPA', 'DOT', 'OSHA', 'DOE'].map((option, place) => ({ text: option, correct: place === 0, why: '' })),
  ...changes,
});

const wordsOf = (count: number) => Array.from({ length: count }, () => 'cold').join(' ');

describe('question of the exam tier', () => {
  it('has at most seventy words, including its options', () => {
    expect(checkExamQuestion(question('a', wordsOf(66)))).toEqual([]);
    expect(checkExamQuestion(question('a', wordsOf(67)))).toEqual([expect.stringContaining('71 words')]);
  });

  it.each(['What does 40 CFR 82.156 ask for?', 'What does § 608 ban?', 'Which level does 82.156 set?'])(
    'must not cite a paragraph: "%s"',
    (text) => {
      expect(checkExamQuestion(question('a', text))).toHaveLength(1);
      expect(checkExamQuestion(question('a', text, { tier: 'deeper' }))).toEqual([]);
    },
  );
});

describe('question of the deeper tier', () => {
  it('has a stem of at most forty-five words', () => {
    expect(checkExamQuestion(question('a', wordsOf(45), { tier: 'deeper' }))).toEqual([]);
    expect(checkExamQuestion(question('a', wordsOf(46), { tier: 'beyond' }))).toEqual([
      expect.stringContaining('46 words'),
    ]);
  });
});

describe('shape of the exam tier', () => {
  it('is measured over all questions of the tier', () => {
    const stems = [4, 10, 16, 40].map((count) => question('a', wordsOf(count)));
    expect(measureShape(stems)).toMatchObject({ medianStem: 10, shortStems: 0.75 });
  });

  it('is refused if stems are long and hard to read', () => {
    const hard = 'Administrative authorities occasionally necessitate extraordinarily comprehensive documentation';
    expect(checkShape([question('a', `${hard} ${wordsOf(30)}`)])).toHaveLength(3);
    expect(checkShape([question('a', 'Which agency bans venting?')])).toEqual([]);
  });
});

describe('duplicate detection in the exam tier', () => {
  it('finds questions on the same fact with the same key, in different words', () => {
    const pair = [question('a', 'Who enforces the ban?'), question('b', 'Which agency writes these rules?')];
    expect(findNearDuplicates(pair)).toEqual([{ id: 'b', of: 'a' }]);
  });

  it('ignores questions with another key or another fact', () => {
    const others = [
      question('a', 'Who enforces the ban?'),
      question('b', 'Which agency looks after shipping of cylinders?', { facts: ['C-002'] }),
    ];
    expect(findNearDuplicates(others)).toEqual([]);
  });

  it('finds similar stems with the same key, even on different facts', () => {
    const alike = [
      question('a', 'Which agency enforces the ban on venting?'),
      question('b', 'Which agency enforces the ban on venting R-22?', { facts: ['C-002'] }),
    ];
    expect(findNearDuplicates(alike)).toEqual([{ id: 'b', of: 'a' }]);
  });
});
