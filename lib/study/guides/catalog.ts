import { join } from 'node:path';
import { figuresOf, readRegistry } from '@/lib/bank/file/adapter';
import { resolveDeep } from '@/lib/facts/rules';
import { SECTION_GROUPS, type SectionGroup } from '@/lib/kernel/section-groups';
import { coreGuide } from '@/lib/study/guides/core';
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

/** The guides with the registry's figures where their texts name them. Throws when one names a fact that there is not. */
function resolveGuides(guides: readonly Guide[]): readonly Guide[] {
  const registry = readRegistry(join(process.cwd(), 'prisma/question-bank'));
  const resolved = resolveDeep(guides, figuresOf(registry.value ?? []));
  const problems = [...registry.problems.map(({ message }) => `facts.yaml: ${message}`), ...resolved.problems];
  if (problems.length > 0) throw new Error(`The study guides cannot be read:\n${problems.join('\n')}`);
  return resolved.value as readonly Guide[];
}

/** Every study guide, in the certification's order; read from the bank's files while the page is built. */
export const GUIDES: readonly Guide[] = resolveGuides(SECTION_GROUPS.map((group) => BY_SECTION[group]));
