import { SPANISH_FORMS } from '@/lib/facts/spanish-rules';
import type { Language } from '@/lib/kernel/language';
import type { SectionGroup } from '@/lib/kernel/section-groups';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import { coreSheetWords } from '@/lib/study/guides/es/sheet-core';
import { typeOneSheetWords } from '@/lib/study/guides/es/sheet-type-1';
import { typeTwoSheetWords } from '@/lib/study/guides/es/sheet-type-2';
import { typeThreeSheetWords } from '@/lib/study/guides/es/sheet-type-3';
import { sourceInSpanish } from '@/lib/study/guides/es/sources';
import { checkedSince, resolveTexts } from '@/lib/study/guides/registry';
import { coreSheet } from '@/lib/study/guides/sheet-core';
import { typeOneSheet } from '@/lib/study/guides/sheet-type-1';
import { typeTwoSheet } from '@/lib/study/guides/sheet-type-2';
import { typeThreeSheet } from '@/lib/study/guides/sheet-type-3';
import type { CheatSheet } from '@/lib/study/rules';
import { translate, type Words } from '@/lib/study/translation-rules';

export const WRITTEN_SHEETS: Readonly<Record<SectionGroup, CheatSheet>> = {
  core: coreSheet,
  'type-1': typeOneSheet,
  'type-2': typeTwoSheet,
  'type-3': typeThreeSheet,
};

/** The Spanish texts of the sheets. */
export const SHEET_WORDS: Readonly<Record<SectionGroup, Words<CheatSheet>>> = {
  core: coreSheetWords,
  'type-1': typeOneSheetWords,
  'type-2': typeTwoSheetWords,
  'type-3': typeThreeSheetWords,
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

const SPANISH_SHEETS: readonly DatedSheet[] = CHEAT_SHEETS.map(({ group, checkedOn }) => ({
  ...resolveTexts(
    'The cheat sheets in Spanish',
    translate(WRITTEN_SHEETS[group], SHEET_WORDS[group], sourceInSpanish),
    SPANISH_FORMS,
  ),
  checkedOn,
}));

/** Returns the cheat sheets with their figures, in a language. */
export const sheetsIn = (language: Language): readonly DatedSheet[] =>
  language === 'es' ? SPANISH_SHEETS : CHEAT_SHEETS;
