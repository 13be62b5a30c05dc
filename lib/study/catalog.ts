import type { Guide } from '@/lib/study/guide';
import { coreGuide } from '@/lib/study/guides/core';
import { typeOneGuide } from '@/lib/study/guides/type-1';
import { typeTwoGuide } from '@/lib/study/guides/type-2';
import { typeThreeGuide } from '@/lib/study/guides/type-3';

/** Every study guide, in the certification's order. */
export const GUIDES: readonly Guide[] = [coreGuide, typeOneGuide, typeTwoGuide, typeThreeGuide];
