import { SECTION_GROUPS, type SectionGroup } from '@/lib/kernel/section-groups';
import { coreGuide } from '@/lib/study/guides/core';
import { type CheckedFigures, checkOf, resolveTexts } from '@/lib/study/guides/registry';
import { typeOneGuide } from '@/lib/study/guides/type-1';
import { typeTwoGuide } from '@/lib/study/guides/type-2';
import { typeThreeGuide } from '@/lib/study/guides/type-3';
import type { Guide } from '@/lib/study/rules';

const BY_SECTION: Readonly<Record<SectionGroup, Guide>> = {
  core: coreGuide,
  'type-1': typeOneGuide,
  'type-2': typeTwoGuide,
  'type-3': typeThreeGuide,
};

/** The study guides as they are written, with ids of facts instead of figures, in the certification's order. */
export const WRITTEN_GUIDES: readonly Guide[] = SECTION_GROUPS.map((group) => BY_SECTION[group]);

/**
 * All study guides with their figures, in the certification's order. Read from the question bank's files at build time.
 */
export const GUIDES: readonly Guide[] = resolveTexts('The study guides', WRITTEN_GUIDES);

/** Returns when the figures of a study guide were checked in their sources. */
export const checkOfGuide = (group: SectionGroup): CheckedFigures => checkOf(BY_SECTION[group]);
