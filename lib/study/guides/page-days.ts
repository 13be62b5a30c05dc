import { CARDS } from '@/lib/study/guides/cards';
import { checkOfGuide, GUIDES } from '@/lib/study/guides/catalog';
import { CHEAT_SHEETS } from '@/lib/study/guides/cheat-sheets';
import { EXAM_DAY } from '@/lib/study/guides/exam-day';

const latestOf = (checked: readonly { checkedOn: string }[]): string | undefined =>
  checked
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);

/** Date of the latest check of each page (YYYY-MM-DD), by path. Contains no pages without a date. */
export const PAGE_DAYS: ReadonlyMap<string, string> = new Map(
  [
    ...GUIDES.map(({ group }) => [`/study/${group}`, checkOfGuide(group).checkedOn] as const),
    ['/cheat-sheet', latestOf(CHEAT_SHEETS)] as const,
    ...CHEAT_SHEETS.map(({ group, checkedOn }) => [`/cheat-sheet/${group}`, checkedOn] as const),
    ['/cards', latestOf(CARDS)] as const,
    ['/exam-day', latestOf(EXAM_DAY.flatMap(({ points }) => points))] as const,
  ].flatMap(([path, day]) => (day ? [[path, day] as const] : [])),
);
