import { seededRandom, seedFrom, shuffle } from '@/lib/kernel/random';

/** Versions of a printed test. Both have the same questions, in different orders, so that neighbors cannot copy. */
export const VERSIONS = ['A', 'B'] as const;
export type Version = (typeof VERSIONS)[number];

/** Letters of the options on paper, in printed order. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Parts of a printed test. The key is for the instructor only. */
export const PARTS = ['a', 'b', 'sheet', 'key', 'chart'] as const;
export type Part = (typeof PARTS)[number];

interface Option {
  id: number;
}

interface Printed<O extends Option> {
  id: number;
  sectionId: number;
  options: readonly O[];
}

/**
 * Shuffles with a generator seeded by `seed`. `before` is an order that the result must differ from, unless there is
 * only one order.
 */
function reorder<T>(items: readonly T[], seed: string, before: readonly T[] | null): T[] {
  const order = shuffle(items, seededRandom(seedFrom(seed)));
  const isSame = before !== null && order.every((item, place) => item === before[place]);
  return isSame ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/**
 * Orders the questions of a version and their options, section by section. The order depends only on the test's id and
 * the version, so a reprint is the same. Version B orders the options of each question and the questions of each
 * section differently from version A.
 */
export function orderFor<O extends Option, Q extends Printed<O>>(
  version: Version,
  assignmentId: string,
  questions: readonly Q[],
): (Q & { options: readonly O[] })[] {
  const order = <T>(items: readonly T[], name: string): T[] => {
    const a = reorder(items, `${assignmentId}:A:${name}`, null);
    return version === 'A' ? a : reorder(items, `${assignmentId}:B:${name}`, a);
  };
  const sections = [...new Set(questions.map(({ sectionId }) => sectionId))];
  return sections.flatMap((id) =>
    order(
      questions.filter(({ sectionId }) => sectionId === id),
      `section ${id}`,
    ).map((question) => ({ ...question, options: order(question.options, `question ${question.id}`) })),
  );
}

/** The number of a question in each printed version, 1-based. */
export type PrintedPlace = { id: number } & Record<Version, number>;

/** Lists the number of each question in both versions, in the order of version A. */
export function placesOf(assignmentId: string, questions: readonly Printed<Option>[]): PrintedPlace[] {
  const [a, b] = [orderFor('A', assignmentId, questions), orderFor('B', assignmentId, questions)];
  return a.map(({ id }, index) => ({ id, A: index + 1, B: b.findIndex((other) => other.id === id) + 1 }));
}

interface Keyed {
  options: readonly { isCorrect: boolean }[];
}

/** Returns the letters of the right options: "B", or "AC" when both must be marked. */
export const keyOf = ({ options }: Keyed): string =>
  LETTERS.filter((_letter, place) => options[place]?.isCorrect === true).join('');
