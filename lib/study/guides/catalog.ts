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

/** The guides as they are written: a text names a fact instead of stating its figure. In the certification's order. */
export const WRITTEN_GUIDES: readonly Guide[] = SECTION_GROUPS.map((group) => BY_SECTION[group]);

/** Every study guide, in the certification's order; read from the bank's files while the page is built. */
export const GUIDES: readonly Guide[] = resolveTexts('The study guides', WRITTEN_GUIDES);

/** Since when each guide's figures have been checked, from the registry of facts. */
export const checkOfGuide = (group: SectionGroup): CheckedFigures => checkOf(BY_SECTION[group]);
