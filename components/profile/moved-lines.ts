import type { Moved } from '@/lib/auth/contract';

const inWords = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Describes the data that would move to the other account, one text per kind of data. Empty if there is none. */
export function linesOf({ attempts, underWay, answers, favorites, reports, classes, plan }: Moved): string[] {
  const open = underWay > 0 ? `, ${underWay} of them not finished` : '';
  return [
    attempts > 0 ? `${inWords(attempts, 'test', 'tests')} with ${inWords(answers, 'answer', 'answers')}${open}` : '',
    favorites > 0 ? inWords(favorites, 'favorite question', 'favorite questions') : '',
    reports > 0 ? inWords(reports, 'reported question', 'reported questions') : '',
    classes > 0 ? inWords(classes, 'class', 'classes') : '',
    plan ? 'Your study plan' : '',
  ].filter(Boolean);
}
