import { SECTIONS } from '@/lib/kernel/exam';
import { SECTION_GROUPS, type SectionGroup } from '@/lib/kernel/section-groups';

/** Maps equipment to the certification sections required for work on it: 40 CFR 82.161(a)(1), 82.152. */

export type EquipmentId = 'small' | 'split' | 'chiller';

interface Equipment {
  id: EquipmentId;
  name: string;
  examples: string;
  group: SectionGroup;
}

/** Equipment, keyed by the type of certification that it requires. A missing type is a compile error. */
const BY_TYPE: Readonly<Record<Exclude<SectionGroup, 'core'>, Omit<Equipment, 'group'>>> = {
  'type-1': {
    id: 'small',
    name: 'Small appliances',
    examples:
      'Refrigerators, freezers, window and portable air conditioners, dehumidifiers, vending machines: charged and sealed in a factory, with 5 lb of refrigerant or less.',
  },
  'type-2': {
    id: 'split',
    name: 'Air conditioning and refrigeration',
    examples:
      'Home split systems and mini-splits, heat pumps, rooftop units, walk-in coolers, supermarket racks, chillers on R-134a or R-22.',
  },
  'type-3': {
    id: 'chiller',
    name: 'Low-pressure chillers',
    examples: 'Large centrifugal chillers on R-123, R-11 or R-1233zd(E), which run partly below atmospheric pressure.',
  },
};

export const EQUIPMENT: readonly Equipment[] = SECTION_GROUPS.flatMap((group) =>
  group === 'core' ? [] : [{ ...BY_TYPE[group], group }],
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
  certification: string;
  /**
   * True only for Type I alone, which may be taken by mail, open book: 40 CFR Part 82 Subpart F, Appendix D (a), (b).
   */
  canBeTakenByMail: boolean;
}

export function wayFor(equipment: ReadonlySet<EquipmentId>): Way {
  const types = EQUIPMENT.filter(({ id }) => equipment.has(id)).map(
    // Stryker disable next-line OptionalChaining,StringLiteral: Every group has its section, so the chain is for the types.
    ({ group }) => SECTIONS.find((one) => one.group === group)?.name ?? '',
  );
  const certification = types.length === EQUIPMENT.length ? 'Universal' : types.join(' and ');
  return { certification, canBeTakenByMail: equipment.size === 1 && equipment.has('small') };
}
