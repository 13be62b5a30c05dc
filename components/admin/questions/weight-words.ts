import type { ChangeWeight } from '@/lib/corrections/contract';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** How many people and results a change touches. */
export function sayWeight({ people, results, isAtLeast }: ChangeWeight): string {
  const who = counted(people, 'person has', 'people have');
  return `${isAtLeast ? 'At least ' : ''}${who} answered this question. A correction would change ${isAtLeast ? 'at least ' : ''}${counted(results, 'result', 'results')}.`;
}
