import { describe, expect, it } from 'vitest';
import type { Fact } from '@/lib/bank/file-contract';
import { checkQuestions, listUnasked, type Placed } from './bank-rules';

const REASONS = [
  'Air in the cylinder adds its own pressure.',
  'Oil does not change the pressure of refrigerant.',
  'A low level gives the same pressure.',
  'The machine has no part in it.',
];

const question = (reasons: readonly string[]): Placed => ({
  id: 'a',
  file: 'core/recovery',
  text: 'What raises the pressure in a recovery cylinder?',
  difficulty: 1,
  tier: 'exam',
  mock: false,
  facts: ['C-217'],
  reference: 'Trade practice',
  explanation: 'Air does not condense. It adds its own pressure.',
  answers: reasons.map((why, place) => ({ text: `Thing ${place}`, correct: place === 0, why })),
});

const messagesOf = (reasons: readonly string[]) =>
  checkQuestions([question(reasons)], null).map(({ message }) => message);

describe('reasons of a question', () => {
  it('are accepted if each names a different mix-up', () => {
    expect(messagesOf(REASONS)).toEqual([]);
  });

  it('are refused if two wrong options have the same reason', () => {
    expect(messagesOf([...REASONS.slice(0, 3), REASONS[2] ?? ''])).toEqual([
      expect.stringContaining('stands at two wrong answers'),
    ]);
  });

  it('are refused if a reason has fewer than five words', () => {
    expect(messagesOf([...REASONS.slice(0, 3), 'It does not matter.'])).toEqual([
      expect.stringContaining('fewer than 5 words'),
    ]);
  });
});

describe('facts that no question asks', () => {
  const fact: Fact = {
    id: 'C-217',
    group: 'core',
    kind: 'cause',
    fact: 'Air raises it.',
    source: 'Trade',
    basis: 'recalled',
    ask: true,
  };
  const unaskedWith = (tier: Placed['tier']) =>
    listUnasked({
      blueprint: { groups: [] },
      questions: [{ ...question(REASONS), tier }],
      facts: new Map([[fact.id, fact]]),
    }).map(({ id }) => id);

  it('include facts that only the tier “deeper” asks, and exclude facts that the tiers “exam” or “beyond” ask', () => {
    expect(unaskedWith('exam')).toEqual([]);
    expect(unaskedWith('beyond')).toEqual([]);
    expect(unaskedWith('deeper')).toEqual(['C-217']);
  });
});
