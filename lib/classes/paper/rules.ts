import { seededRandom, seedFrom, shuffle } from '@/lib/kernel/random';

/** The same questions in two orders, so that neighbors have another test in front of them. */
export const VERSIONS = ['A', 'B'] as const;
export type Version = (typeof VERSIONS)[number];

/** What the options of a question are called on paper, in the order in which they stand there. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** What a page shows of a printed test. The key is the instructor's. */
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

/** By chance, the same for the same seed; `before`: an order that it must not be, where there is another one. */
function reorder<T>(items: readonly T[], seed: string, before: readonly T[] | null): T[] {
  const order = shuffle(items, seededRandom(seedFrom(seed)));
  const isSame = before !== null && order.every((item, place) => item === before[place]);
  return isSame ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/**
 * The questions in the order of a version, and the options of each: section by section, as an exam is taken. It depends on nothing
 * but the test, so that a reprint is the same; in B no question has its options, and no section its questions, in the order of A.
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

interface Keyed {
  options: readonly { isCorrect: boolean }[];
}

/** The letters of the right options: "B", or "AC" where all of them have to be marked. */
export const keyOf = ({ options }: Keyed): string =>
  LETTERS.filter((_letter, place) => options[place]?.isCorrect === true).join('');
