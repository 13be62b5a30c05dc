import { type CueQuestion, isSingleOfFour } from './rules';

/**
 * Measures cues that a person could use to guess the right option without knowing the subject: the length of an option
 * compared with the others, and words that occur in only one option.
 */

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z][a-z\d'-]*/g) ?? [];

/**
 * Returns the 0-based rank of the value at index `place`; the smallest value has rank 0. Tied values share their mean
 * rank.
 */
export function rankOf(values: readonly number[], place: number): number {
  const own = values[place] ?? 0;
  const less = values.filter((value) => value < own).length;
  const same = values.filter((value) => value === own).length;
  return less + (same - 1) / 2;
}

/** Maps each word that occurs in exactly one option to the index of that option. */
export function listLoneWords({ answers }: CueQuestion): Map<string, number> {
  const places = new Map<string, number[]>();
  for (const [place, { text }] of answers.entries()) {
    for (const word of new Set(wordsOf(text))) places.set(word, [...(places.get(word) ?? []), place]);
  }
  return new Map(
    [...places].flatMap(([word, [place, ...more]]) =>
      place === undefined || more.length > 0 ? [] : [[word, place] as const],
    ),
  );
}

/**
 * Measures how often the right option (key) is the shortest, second shortest, third or longest option. Counts only
 * questions whose options have four different lengths.
 */
export function measureLengthRanks(questions: readonly CueQuestion[]): { questions: number; shares: number[] } {
  const ranks = questions.filter(isSingleOfFour).flatMap(({ answers }) => {
    const lengths = answers.map(({ text }) => text.length);
    if (new Set(lengths).size < lengths.length) return [];
    return [
      rankOf(
        lengths,
        answers.findIndex(({ correct }) => correct),
      ),
    ];
  });
  const share = (rank: number) => ranks.filter((other) => other === rank).length / Math.max(1, ranks.length);
  return { questions: ranks.length, shares: [0, 1, 2, 3].map(share) };
}

export interface LoneWord {
  word: string;
  /** Number of questions in which the word occurs in one option only. */
  questions: number;
  /** Share of these questions in which the option with the word is right. */
  keys: number;
}

/** Lists words that occur in only one option in at least `fewest` questions, the most frequent first. */
export function measureLoneWords(questions: readonly CueQuestion[], fewest: number): LoneWord[] {
  const found = new Map<string, boolean[]>();
  for (const question of questions.filter(isSingleOfFour)) {
    for (const [word, place] of listLoneWords(question)) {
      found.set(word, [...(found.get(word) ?? []), question.answers[place]?.correct === true]);
    }
  }
  return [...found]
    .filter(([, keys]) => keys.length >= fewest)
    .map(([word, keys]) => ({ word, questions: keys.length, keys: keys.filter(Boolean).length / keys.length }))
    .sort((one, other) => other.questions - one.questions);
}
