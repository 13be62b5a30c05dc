import { SECTIONS } from '@/lib/kernel/exam';
import { SECTION_GROUPS, type SectionGroup } from '@/lib/kernel/section-groups';

/** Maps equipment to the certification sections required for work on it: 40 CFR 82.161(a)(1), 82.152. */

export type EquipmentId = 'small' | 'split' | 'chiller';

interface Equipment {
  id: EquipmentId;
  group: SectionGroup;
}

/** Equipment, by the type of certification that it requires. A missing type is a compile error. */
const BY_TYPE: Readonly<Record<Exclude<SectionGroup, 'core'>, EquipmentId>> = {
  'type-1': 'small',
  'type-2': 'split',
  'type-3': 'chiller',
};

export const EQUIPMENT: readonly Equipment[] = SECTION_GROUPS.flatMap((group) =>
  group === 'core' ? [] : [{ id: BY_TYPE[group], group }],
);

// Stryker disable next-line OptionalChaining: Every group has its section, so the chain is for the types.
const idOf = (group: SectionGroup): number => SECTIONS.find((section) => section.group === group)?.id ?? 0;

/**
 * Returns the ids of the required sections in the certification's order. Always includes Core, except that the result
 * is empty without equipment.
 */
export function sectionsFor(equipment: ReadonlySet<EquipmentId>): number[] {
  if (equipment.size === 0) return [];
  const groups = EQUIPMENT.filter(({ id }) => equipment.has(id)).map(({ group }) => group);
  return [idOf('core'), ...groups.map(idOf)];
}

/** A certification that the learner can request from a certifying organization. */
export interface Way {
  /** Types of the certification, in order. */
  types: readonly SectionGroup[];
  isUniversal: boolean;
  /**
   * True only for Type I alone, which may be taken by mail, open book: 40 CFR Part 82 Subpart F, Appendix D (a), (b).
   */
  canBeTakenByMail: boolean;
}

export function wayFor(equipment: ReadonlySet<EquipmentId>): Way {
  const types = EQUIPMENT.filter(({ id }) => equipment.has(id)).map(({ group }) => group);
  return {
    types,
    isUniversal: types.length === EQUIPMENT.length,
    canBeTakenByMail: equipment.size === 1 && equipment.has('small'),
  };
}
