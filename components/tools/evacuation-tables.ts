import type { GuideTable } from '@/lib/study/rules';

const OLD = 'Machine made before {{fact:recovery-machine-date}}';
const NEW = 'On or after {{fact:recovery-machine-date}}';
const UNDER = 'under {{fact:table-1-charge-line}}';
const FROM = '{{fact:table-1-charge-line}} or more';

/** Tables of 40 CFR 82.156. The figures come from the registered facts. */
export const EVACUATION_TABLES: readonly GuideTable[] = [
  {
    caption: 'Evacuation levels for major work and disposal, in. Hg vacuum unless stated otherwise',
    columns: ['Appliance', OLD, NEW],
    rows: [
      ['Very high pressure', '{{fact:evacuation-very-high|value}}', '{{fact:evacuation-very-high|value}}'],
      [`High pressure, ${UNDER}`, '{{fact:evacuation-high-small|value}}', '{{fact:evacuation-high-small|value}}'],
      [`High pressure, ${FROM}`, '{{fact:evacuation-high-large-old|value}}', '{{fact:evacuation-high-large|value}}'],
      [
        `Medium pressure, ${UNDER}`,
        '{{fact:evacuation-medium-small-old|value}}',
        '{{fact:evacuation-medium-small|value}}',
      ],
      [
        `Medium pressure, ${FROM}`,
        '{{fact:evacuation-medium-large-old|value}}',
        '{{fact:evacuation-medium-large|value}}',
      ],
      ['Low pressure', '{{fact:evacuation-low}}', '{{fact:evacuation-low}}'],
    ],
    source: '40 CFR 82.156(a), Table 1',
  },
  {
    caption: 'Pressure classes, by the liquid’s saturation pressure at {{fact:pressure-class-temperature}}',
    columns: ['Class', 'Pressure', 'Examples in the rule'],
    rows: [
      ['Very high', 'above {{fact:pressure-class-very-high}}', 'R-13, R-23, R-503, R-508A, R-508B'],
      [
        'High',
        '{{fact:pressure-class-high|value}} to {{fact:pressure-class-very-high}}',
        'R-22, R-407A, R-407C, R-410A, R-502',
      ],
      [
        'Medium',
        '{{fact:pressure-class-medium|value}} to {{fact:pressure-class-high}}',
        'R-12, R-114, R-124, R-134a, R-500',
      ],
      ['Low', 'below {{fact:pressure-class-medium}}', 'R-11, R-113, R-123, R-245fa'],
    ],
    source: '40 CFR 82.152',
  },
  {
    caption: 'Exceptions to Table 1',
    columns: ['Appliance or job', 'Level'],
    rows: [
      ['Repair that is not major, not evacuated to the atmosphere afterward', '{{fact:opening-pressure-non-major}}'],
      ['Oil change', '{{fact:oil-change-pressure}} or less'],
      [
        'Leaking parts that cannot reach the level',
        'as low as possible without contamination, {{fact:opening-pressure-non-major}} at most',
      ],
      [
        'Small appliance, newer machine',
        '{{fact:small-appliance-recovery-working}}, or {{fact:small-appliance-recovery-dead}} if its compressor does not work, or {{fact:small-appliance-vacuum}} vacuum',
      ],
      [
        'Small appliance, older machine',
        '{{fact:small-appliance-recovery-old}}, or {{fact:small-appliance-vacuum}} vacuum',
      ],
      ['MVAC or MVAC-like appliance, before disposal', '{{fact:mvac-scrap-vacuum}} mm of mercury vacuum'],
    ],
    source: '40 CFR 82.156(a) to (d)',
  },
];
