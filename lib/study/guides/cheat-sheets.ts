import type { SectionGroup } from '@/lib/kernel/section-groups';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import { checkedSince, resolveTexts } from '@/lib/study/guides/registry';
import { coreSheet } from '@/lib/study/guides/sheet-core';
import { typeOneSheet } from '@/lib/study/guides/sheet-type-1';
import { typeTwoSheet } from '@/lib/study/guides/sheet-type-2';
import { typeThreeSheet } from '@/lib/study/guides/sheet-type-3';
import type { CheatSheet } from '@/lib/study/rules';

export const WRITTEN_SHEETS: Readonly<Record<SectionGroup, CheatSheet>> = {
  core: coreSheet,
  'type-1': typeOneSheet,
  'type-2': typeTwoSheet,
  'type-3': typeThreeSheet,
};

export interface DatedSheet extends CheatSheet {
  /** Date of the oldest check among the figures, YYYY-MM-DD. */
  checkedOn: string;
}

/** Cheat sheets with their figures, in the certification's order. Read from the question bank's files at build time. */
export const CHEAT_SHEETS: readonly DatedSheet[] = SECTION_GROUPS.map((group) => ({
  ...resolveTexts('The cheat sheets', WRITTEN_SHEETS[group]),
  checkedOn: checkedSince(`The cheat sheet ${group}`, WRITTEN_SHEETS[group]),
}));
