import type { ChangeWeight } from '@/lib/corrections/contract';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** States how many people and results a change affects. */
export function sayWeight({ people, results, isAtLeast }: ChangeWeight): string {
  const who = counted(people, 'person has', 'people have');
  return `${isAtLeast ? 'At least ' : ''}${who} answered this question. A correction would change ${isAtLeast ? 'at least ' : ''}${counted(results, 'result', 'results')}.`;
}

type Weight = Pick<ChangeWeight, 'people' | 'results' | 'isAtLeast'>;

/**
 * States how many people and results a changed fact can affect at most. The exact number is known only after the answer
 * key of each question is corrected.
 */
export function sayFactWeight({ people, results, isAtLeast }: Weight): string {
  if (people === 0 && results === 0) return 'Nobody has answered any of them.';
  const who = counted(people, 'person has', 'people have');
  const more = isAtLeast ? ', or more' : '';
  return `${isAtLeast ? 'At least ' : ''}${who} answered one of them. Corrections could change up to ${counted(results, 'result', 'results')}${more}.`;
}
