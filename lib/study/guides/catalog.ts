import { SPANISH_FORMS } from '@/lib/facts/spanish-rules';
import type { Language } from '@/lib/kernel/language';
import { SECTION_GROUPS, type SectionGroup } from '@/lib/kernel/section-groups';
import { coreGuide } from '@/lib/study/guides/core';
import { coreGuideWords } from '@/lib/study/guides/es/core';
import { sourceInSpanish } from '@/lib/study/guides/es/sources';
import { typeOneGuideWords } from '@/lib/study/guides/es/type-1';
import { typeTwoGuideWords } from '@/lib/study/guides/es/type-2';
import { typeThreeGuideWords } from '@/lib/study/guides/es/type-3';
import { type CheckedFigures, checkOf, resolveTexts } from '@/lib/study/guides/registry';
import { typeOneGuide } from '@/lib/study/guides/type-1';
import { typeTwoGuide } from '@/lib/study/guides/type-2';
import { typeThreeGuide } from '@/lib/study/guides/type-3';
import type { Guide } from '@/lib/study/rules';
import { translate, type Words } from '@/lib/study/translation-rules';

const BY_SECTION: Readonly<Record<SectionGroup, Guide>> = {
  core: coreGuide,
  'type-1': typeOneGuide,
  'type-2': typeTwoGuide,
  'type-3': typeThreeGuide,
};

/** The Spanish texts of the guides, with ids of facts instead of figures. */
export const GUIDE_WORDS: Readonly<Record<SectionGroup, Words<Guide>>> = {
  core: coreGuideWords,
  'type-1': typeOneGuideWords,
  'type-2': typeTwoGuideWords,
  'type-3': typeThreeGuideWords,
};

/** The study guides as they are written, with ids of facts instead of figures, in the certification's order. */
export const WRITTEN_GUIDES: readonly Guide[] = SECTION_GROUPS.map((group) => BY_SECTION[group]);

/**
 * All study guides with their figures, in the certification's order. Read from the question bank's files at build time.
 */
export const GUIDES: readonly Guide[] = resolveTexts('The study guides', WRITTEN_GUIDES);

const SPANISH_GUIDES: readonly Guide[] = resolveTexts(
  'The study guides in Spanish',
  SECTION_GROUPS.map((group) => translate(BY_SECTION[group], GUIDE_WORDS[group], sourceInSpanish)),
  SPANISH_FORMS,
);

/** Returns the study guides with their figures, in a language. */
export const guidesIn = (language: Language): readonly Guide[] => (language === 'es' ? SPANISH_GUIDES : GUIDES);

/** Returns when the figures of a study guide were checked in their sources. */
export const checkOfGuide = (group: SectionGroup): CheckedFigures => checkOf(BY_SECTION[group]);
