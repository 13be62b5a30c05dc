import { SECTIONS } from './exam';
import { inWords } from './number-words';
import type { SectionGroup } from './section-groups';

/**
 * The content of each section, in one line. It is in a separate file, because the page of a test needs only the names.
 */
export const SECTION_DESCRIPTIONS: Readonly<Record<SectionGroup, string>> = {
  core: 'Ozone, the Clean Air Act, the three Rs, safety and shipping: the part that everyone must pass.',
  'type-1': 'Factory-sealed appliances with 5 lb of refrigerant or less: recovery levels, access, safety.',
  'type-2': 'Medium-, high- and very high-pressure appliances: leak rates, repair deadlines, evacuation.',
  'type-3': 'Chillers under vacuum: leak testing, purge units, recharging, evacuation.',
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
