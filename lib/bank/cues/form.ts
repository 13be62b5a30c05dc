import { type CueQuestion, isSingleOfFour } from '@/lib/bank/cues/rules';

/** Cues of form that a test-wise guesser learns: the rank of an option's length, and words that stand in one option alone. */

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z][a-z\d'-]*/g) ?? [];

/** Place among the others, 0 for the least; halves where two tie. */
export function rankOf(values: readonly number[], place: number): number {
  const own = values[place] ?? 0;
  const less = values.filter((value) => value < own).length;
  const same = values.filter((value) => value === own).length;
  return less + (same - 1) / 2;
}

/** Words that stand in exactly one of the options, by the option's place. */
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

/** Share of keys at each rank of length, the shortest first, among questions whose four lengths differ. */
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
  /** Questions in which the word stands in one option alone. */
  questions: number;
  /** Share of those in which that option is the key. */
  keys: number;
}

/** Words that stand in one option alone in at least `fewest` questions, the most frequent first. */
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
