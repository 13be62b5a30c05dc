import type { GuideTable } from '@/lib/study/rules';

/** Tables of the cylinder fill limit. The figures come from the registered facts. */
export const CYLINDER_TABLES: readonly GuideTable[] = [
  {
    caption: 'How to calculate the limit',
    columns: ['Weight', 'Calculation'],
    rows: [
      ['Most refrigerant', '{{fact:cylinder-fill}} × water capacity (WC) × specific gravity of the liquid, if stated'],
      ['Most on the scale', 'tare weight (TW) + most refrigerant'],
      ['Refrigerant in it now', 'scale reading − tare weight'],
      ['Room left', 'most on the scale − scale reading'],
    ],
    source: 'EPA, Section 608 Test Topics (fill limit); DOT cylinder markings, 49 CFR 178.35; trade practice (weight)',
  },
  {
    caption: 'Why the limit matters',
    columns: ['Liquid, {{fact:cylinder-fill}} full at 70 °F', 'Full of liquid near'],
    rows: [
      ['R-22', '{{fact:cylinder-full-r22}}'],
      ['R-410A', '{{fact:cylinder-full-r410a}}'],
    ],
    source: 'Calculated from refrigerant properties',
  },
];
