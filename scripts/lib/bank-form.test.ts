import { describe, expect, it } from 'vitest';
import { checkForm } from './bank-form';
import type { Placed } from './bank-rules';

/** Builds forty questions in which each position of the right answer is equally frequent. `add` rewords each option. */
function askForty(add: (text: string, isKey: boolean, number: number) => string): Placed[] {
  return Array.from({ length: 40 }, (_, number) => ({
    id: `q-${number}`,
    file: 'core/cycle',
    text: 'Which one?',
    difficulty: 1,
    tier: 'exam',
    mock: false,
    facts: ['C-001'],
    reference: 'Trade practice',
    explanation: '',
    answers: ['alpha', 'bravo', 'delta', 'gamma'].map((word, place) => ({
      text: add(`${word} ${number}`, place === (number * 7) % 4, number),
      correct: place === (number * 7) % 4,
      why: '',
    })),
  }));
}

const messagesOf = (questions: readonly Placed[]) =>
  checkForm('core', questions).breaches.map(({ message }) => message);

describe('clues in the form of the options', () => {
  it('are not reported if all options are alike', () => {
    expect(messagesOf(askForty((text) => text))).toEqual([]);
  });

  it('are reported if a word marks the key, and also raise the score of a guesser who sees only the form', () => {
    expect(messagesOf(askForty((text, isKey) => (isKey ? `${text} or so` : `${text} in all`)))).toEqual([
      expect.stringContaining('"or" in one option alone marks the key in 100.0 %'),
      expect.stringContaining('"so" in one option alone'),
      expect.stringContaining('a guesser by form scores'),
    ]);
  });

  it('are reported if the key is often the longest option, or often has another fixed rank of length', () => {
    const ranked = askForty((text) => text).map((question) => {
      const [key, ...wrong] = question.answers.toSorted((one, other) => Number(other.correct) - Number(one.correct));
      const words = ['aa', 'bbbb', 'cccccc', 'dddddddd'];
      const texts = [words[2], words[0], words[1], words[3]];
      return { ...question, answers: [key, ...wrong].map((answer, at) => ({ ...answer, text: texts[at] })) } as Placed;
    });
    expect(messagesOf(ranked)[0]).toContain('the second-longest option is the key in 100.0 %');
  });

  it('are reported with the questions that reveal most', () => {
    const { report } = checkForm(
      'core',
      askForty((text, isKey) => (isKey ? `${text} or so` : text)),
    );
    expect(report[0]).toMatch(/^core: a guesser by form scores .* most given away: q-\d+/);
  });
});
