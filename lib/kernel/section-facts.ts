import texts from '@/messages/en/sections.json' with { type: 'json' };
import { SECTIONS } from './exam';
import { inWords } from './number-words';
import type { SectionGroup } from './section-groups';

/**
 * The content of each section, in one line. It is in a separate file, because the page of a test needs only the names.
 */
export const SECTION_DESCRIPTIONS: Readonly<Record<SectionGroup, string>> = {
  core: texts.core.description,
  'type-1': texts['type-1'].description,
  'type-2': texts['type-2'].description,
  'type-3': texts['type-3'].description,
};

/** Prefixes of fact ids in the question bank's inventory, such as the C in C-049. */
export const FACT_PREFIXES: Readonly<Record<SectionGroup, string>> = {
  core: 'C',
  'type-1': 'I',
  'type-2': 'II',
  'type-3': 'III',
};

/** Number of sections as a word: "four". */
export const SECTION_COUNT_WORD = inWords(SECTIONS.length);
