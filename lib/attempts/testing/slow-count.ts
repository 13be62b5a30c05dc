/**
 * Reference implementation for tests: counts the expected results of generated events one response at a time, without
 * using any code under test. Functions whose names begin with `slow` return expected values.
 */

/** Properties of a question that the test knows. `keys`: the index of the right option in each revision. */
export interface Known {
  id: number;
  keys: number[];
  isWithdrawn: boolean;
  corrections: {
    id: number;
    from: number;
    until: number;
    key: number | null;
    made: number | null;
    restored?: number;
    isBack: boolean;
  }[];
}

export interface Taken {
  id: string;
  userId: string;
  responses: { question: Known; revision: number; place: number | null }[];
}

type Response = Taken['responses'][number];

/** Returns the mark of a response after corrections: null if it was skipped, 'out' if it is excluded. */
export function slowMark({ question, revision, place }: Response): boolean | null | 'out' {
  const touching = question.corrections.filter(({ from, until }) => revision >= from && revision <= until);
  const inForce = touching.filter(({ isBack, id }) => !isBack || id === -1);
  if (inForce.some(({ key }) => key === null)) return 'out';
  if (place === null) return null;
  return place === question.keys[revision - 1] || inForce.some(({ key }) => key === place);
}

const isPlain = ({ question, revision, place }: Response): boolean | null =>
  place === null ? null : place === question.keys[revision - 1];

export function slowScore({ responses }: Taken) {
  const marks = responses.map(slowMark);
  if (responses.every((response, place) => marks[place] === isPlain(response))) return null;
  const counted = marks.filter((mark) => mark !== 'out');
  const answered = counted.filter((mark) => mark !== null).length;
  const right = counted.filter((mark) => mark === true).length;
  const plain = responses.filter((response) => isPlain(response) === true).length;
  const percentage = answered === 0 ? 0 : Math.round((100 * right) / answered);
  const isPassed = (correct: number, total: number) => total > 0 && correct / total >= 0.7;
  const successful = isPassed(plain, responses.length) || isPassed(right, counted.length);
  return { total: counted.length, answered, correct: right, percentage, successful };
}

/** Lists one learner's responses that count, in order of completion, each with its question and whether it is right. */
export function slowAnswers(finished: readonly Taken[]): { questionId: number; isRight: boolean }[] {
  return finished
    .flatMap(({ responses }) => responses)
    .flatMap((response) => {
      const mark = slowMark(response);
      return response.place === null || mark === 'out' || mark === null
        ? []
        : [{ questionId: response.question.id, isRight: mark }];
    });
}

/** Lists the corrections of questions that the learner has answered, except reversed ones. */
export const slowNotified = (finished: readonly Taken[]): number[] => [
  ...new Set(
    finished
      .flatMap(({ responses }) => responses)
      .filter(({ place }) => place !== null)
      .flatMap(({ question, revision }) =>
        question.corrections.filter(
          ({ id, isBack, from, until }) => id !== -1 && !isBack && revision >= from && revision <= until,
        ),
      )
      .map(({ id }) => id),
  ),
];

/** Returns the expected list of corrections of a question, newest first. */
export const slowLedger = ({ id: questionId, keys, corrections }: Known, texts: readonly string[]) =>
  corrections
    .filter(({ id }) => id !== -1)
    .map(({ id, until, key, isBack }) => ({
      id,
      questionId,
      kind: key === null ? 'withdrawn' : 'key',
      isBack,
      said: [texts[keys[until - 1] ?? 0]],
      right: key === null ? [] : [texts[key]],
    }))
    .sort((one, other) => other.id - one.id);

/**
 * Counts first answers to a question, judged by its current key. `learners`: the finished tests of each learner, in
 * order of completion.
 */
export function slowItem(question: Known, learners: readonly (readonly Taken[])[], options: number) {
  const chosen = Array<number>(options).fill(0);
  let right = 0;
  for (const finished of learners) {
    const first = finished
      .flatMap(({ responses }) => responses)
      .find((one) => one.question === question && one.place !== null && slowMark(one) !== 'out');
    if (!first || first.place === null) continue;
    if (question.keys[first.revision - 1] !== question.keys.at(-1)) continue;
    chosen[first.place] = (chosen[first.place] ?? 0) + 1;
    if (slowMark(first) === true) right += 1;
  }
  return { answered: chosen.reduce((sum, count) => sum + count, 0), right, chosen };
}
