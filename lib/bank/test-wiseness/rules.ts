/**
 * Measures how often a person without subject knowledge can guess the right option (key) from lengths, positions,
 * absolute words and lone numbers. Only single-answer questions with four options count; blind guessing scores 25 % on
 * them.
 */

type CueAnswer = { text: string; correct: boolean };
export type CueQuestion = { answers: readonly CueAnswer[] };

const OPTIONS = 4;
const ABSOLUTE_WORD = /\b(?:always|never|only|all|every|must|any|none)\b/i;

export function hasAbsoluteWord(text: string): boolean {
  return ABSOLUTE_WORD.test(text);
}

export function isSingleOfFour({ answers }: CueQuestion): boolean {
  return answers.length === OPTIONS && answers.filter(({ correct }) => correct).length === 1;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

type Pick = (answers: readonly CueAnswer[]) => readonly CueAnswer[];

const keepLongest: Pick = (answers) => {
  const most = Math.max(...answers.map(({ text }) => text.length));
  return answers.filter(({ text }) => text.length === most);
};

const keepShortest: Pick = (answers) => {
  const least = Math.min(...answers.map(({ text }) => text.length));
  return answers.filter(({ text }) => text.length === least);
};

const keepLoneNumber: Pick = (answers) => {
  const numbered = answers.filter(({ text }) => /\d/.test(text));
  return numbered.length === 1 ? numbered : answers;
};

const dropAbsolute: Pick = (answers) => {
  const plain = answers.filter(({ text }) => !hasAbsoluteWord(text));
  return plain.length === 0 ? answers : plain;
};

/**
 * Strategies of a guesser. Each strategy excludes options, and the guesser picks one of the remaining options at
 * random.
 */
const GUESS_STRATEGIES = {
  longest: keepLongest,
  shortest: keepShortest,
  'lone number': keepLoneNumber,
  'no absolute word': dropAbsolute,
  'all cues, then longest': (answers) => keepLongest(keepLoneNumber(dropAbsolute(answers))),
  'all cues, then shortest': (answers) => keepShortest(keepLoneNumber(dropAbsolute(answers))),
} satisfies Record<string, Pick>;

export type GuessStrategy = keyof typeof GUESS_STRATEGIES;
export const GUESS_STRATEGY_NAMES = Object.keys(GUESS_STRATEGIES) as GuessStrategy[];

/** Returns the expected score of a guesser, from 0 to 1, over the single-answer questions with four options. */
export function scoreGuesser(questions: readonly CueQuestion[], strategy: GuessStrategy): number {
  const eligible = questions.filter(isSingleOfFour);
  const expected = eligible.reduce((sum, { answers }) => {
    const left = GUESS_STRATEGIES[strategy](answers);
    return sum + share(left.filter(({ correct }) => correct).length, left.length);
  }, 0);
  return share(expected, eligible.length);
}

export type AbsoluteWords = {
  keys: number;
  distractors: number;
  keysWith: number;
  distractorsWith: number;
};

export type Cues = {
  /** Number of single-answer questions with four options. The shares below refer to these questions. */
  eligible: number;
  keyLongest: number;
  keyShortest: number;
  /** Shares of questions in which the first, second, third or fourth option of the file is the right one. */
  positions: readonly number[];
  absolute: AbsoluteWords;
  guesses: Record<GuessStrategy, number>;
};

function keyIsAlone(question: CueQuestion, keep: Pick): boolean {
  const left = keep(question.answers);
  // Stryker disable next-line OptionalChaining: The length was just found to be 1, so the chain only satisfies the types.
  return left.length === 1 && left[0]?.correct === true;
}

function countAbsoluteWords(questions: readonly CueQuestion[]): AbsoluteWords {
  const answers = questions.flatMap((question) => question.answers);
  const keys = answers.filter(({ correct }) => correct);
  const distractors = answers.filter(({ correct }) => !correct);
  return {
    keys: keys.length,
    distractors: distractors.length,
    keysWith: keys.filter(({ text }) => hasAbsoluteWord(text)).length,
    distractorsWith: distractors.filter(({ text }) => hasAbsoluteWord(text)).length,
  };
}

/**
 * True if absolute words such as "never" reveal wrong options, because wrong options contain them more than 1.5 times
 * as often as right ones. `allowance` is added to the number of right options with an absolute word, because a single
 * word in a short file proves nothing.
 */
export function absoluteWordsGiveAway(words: AbsoluteWords, allowance = 0): boolean {
  const perDistractor = share(words.distractorsWith, words.distractors);
  const perKey = share(words.keysWith + allowance, words.keys);
  return perDistractor > 1.5 * perKey;
}

export function measureCues(questions: readonly CueQuestion[]): Cues {
  const eligible = questions.filter(isSingleOfFour);
  const keyPositions = eligible.map(({ answers }) => answers.findIndex(({ correct }) => correct));
  const guesses = Object.fromEntries(
    GUESS_STRATEGY_NAMES.map((strategy) => [strategy, scoreGuesser(eligible, strategy)]),
  ) as Record<GuessStrategy, number>;
  return {
    eligible: eligible.length,
    keyLongest: share(eligible.filter((question) => keyIsAlone(question, keepLongest)).length, eligible.length),
    keyShortest: share(eligible.filter((question) => keyIsAlone(question, keepShortest)).length, eligible.length),
    positions: Array.from({ length: OPTIONS }, (_, place) =>
      share(keyPositions.filter((position) => position === place).length, eligible.length),
    ),
    absolute: countAbsoluteWords(questions),
    guesses,
  };
}
