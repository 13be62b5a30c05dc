import { SECTION_GROUPS, type SectionGroup } from '@/lib/kernel/section-groups';
import type { Guide } from '@/lib/study/guide';
import { coreGuide } from '@/lib/study/guides/core';
import { typeOneGuide } from '@/lib/study/guides/type-1';
import { typeTwoGuide } from '@/lib/study/guides/type-2';
import { typeThreeGuide } from '@/lib/study/guides/type-3';

const BY_SECTION: Readonly<Record<SectionGroup, Guide>> = {
  core: coreGuide,
  'type-1': typeOneGuide,
  'type-2': typeTwoGuide,
  'type-3': typeThreeGuide,
};

/** Every study guide, in the certification's order. */
export const GUIDES: readonly Guide[] = SECTION_GROUPS.map((group) => BY_SECTION[group]);
