import type { CheatSheet } from '@/lib/study/rules';

export const typeTwoSheet: CheatSheet = {
  group: 'type-2',
  title: 'Type II cheat sheet',
  blocks: [
    {
      title: 'Evacuation level, machine from {{fact:recovery-machine-date}} on',
      rows: [
        ['Very high pressure', '{{fact:evacuation-very-high}}'],
        ['High, under {{fact:table-1-charge-line}}', '{{fact:evacuation-high-small}}'],
        ['High, {{fact:table-1-charge-line}} or more', '{{fact:evacuation-high-large}}'],
        ['Medium, under {{fact:table-1-charge-line}}', '{{fact:evacuation-medium-small}}'],
        ['Medium, {{fact:table-1-charge-line}} or more', '{{fact:evacuation-medium-large}}'],
      ],
      source: '40 CFR 82.156(a), Table 1; in. Hg vacuum',
    },
    {
      title: 'Evacuation level, older machine',
      rows: [
        ['Very high pressure', '{{fact:evacuation-very-high}}'],
        ['High, under {{fact:table-1-charge-line}}', '{{fact:evacuation-high-small}}'],
        ['High, {{fact:table-1-charge-line}} or more', '{{fact:evacuation-high-large-old}}'],
        ['Medium, under {{fact:table-1-charge-line}}', '{{fact:evacuation-medium-small-old}}'],
        ['Medium, {{fact:table-1-charge-line}} or more', '{{fact:evacuation-medium-large-old}}'],
      ],
      source: '40 CFR 82.156(a), Table 1; in. Hg vacuum',
    },
    {
      title: 'Other levels',
      rows: [
        ['Non-major work, no evacuation after', '{{fact:opening-pressure-non-major}}'],
        ['Oil change', '{{fact:oil-change-pressure}} or less'],
        ['Leaky part', 'as low as can be without contamination, {{fact:opening-pressure-non-major}} at most'],
        ['System-dependent machine', 'not above {{fact:system-dependent-limit}}'],
        [
          'Major work',
          'compressor, condenser, evaporator, auxiliary coil; or over {{fact:major-opening-area}} for over {{fact:major-opening-time}}',
        ],
      ],
      source: '40 CFR 82.152; 40 CFR 82.156(a), (e)',
    },
    {
      title: 'Which leak rule',
      rows: [
        ['Ozone-depleting (Subpart F)', 'full charge {{fact:leak-repair-ods-charge}} or more'],
        [
          'HFC (AIM Act)',
          '{{fact:leak-repair-hfc-charge}} or more, GWP above {{fact:leak-repair-hfc-gwp}}, since {{fact:leak-repair-hfc-since}}',
        ],
        ['AIM Act leaves out', 'residential and light commercial air conditioning and heat pumps'],
      ],
      source: '40 CFR 82.157(a); 40 CFR 84.106',
    },
    {
      title: 'Leak rate limits, a year',
      rows: [
        ['Comfort cooling and other', '{{fact:leak-rate-comfort-cooling}}'],
        ['Commercial refrigeration', '{{fact:leak-rate-commercial}}'],
        ['Industrial process refrigeration', '{{fact:leak-rate-industrial-process}}'],
      ],
      source: '40 CFR 82.157(c)(2)',
    },
    {
      title: 'Deadlines',
      rows: [
        ['Repair', '{{fact:leak-repair-time}}; {{fact:leak-repair-time-shutdown}} with a process shutdown'],
        ['Initial verification test', 'before refrigerant goes back in'],
        ['Follow-up verification test', 'within {{fact:follow-up-test-time}}'],
        ['Retrofit or retirement plan', 'made in {{fact:retrofit-plan-made}}, done in {{fact:retrofit-plan-done}}'],
        [
          'Chronic leaker',
          '{{fact:chronic-leaker-share}} in a calendar year: report by {{fact:chronic-leaker-report}}',
        ],
        ['Records', '{{fact:records-kept}}'],
      ],
      source: '40 CFR 82.157',
    },
    {
      title: 'Inspections after the limit',
      rows: [
        [
          'Commercial, process; {{fact:inspection-quarterly-charge}} or more',
          'every {{fact:inspection-quarterly-interval}}',
        ],
        ['Commercial, process; smaller', 'once a year'],
        ['Comfort cooling and other', 'once a year'],
        ['Direct detection', 'senses {{fact:detection-sensitivity}}, alarms at {{fact:detection-alarm}}'],
        [
          'Indirect detection',
          'alarms at {{fact:detection-alarm-indirect-charge}} or {{fact:detection-alarm-indirect-share}} of the charge, the smaller one',
        ],
      ],
      source: '40 CFR 82.157(g)',
    },
    {
      title: 'Leak detection',
      rows: [
        ['Signs', 'high superheat; traces of oil'],
        ['Test gas', 'nitrogen; then nitrogen with a trace of R-22; refrigerant last'],
        ['Area, then spot', 'electronic or ultrasonic, then bubbles'],
        ['Open-drive, long idle', 'shaft seal'],
        ['Never', 'oxygen or compressed air'],
      ],
      source: 'EPA, Section 608 Test Topics; trade practice',
    },
    {
      title: 'Recovery and the cycle',
      rows: [
        ['Order', 'liquid first, then vapor'],
        ['Cylinder', 'cool it, evacuate it first, {{fact:cylinder-fill}} at most'],
        ['At the level', 'wait for a rise'],
        ['After the metering device', 'low-pressure liquid and vapor'],
        ['Accumulator, receiver', 'stops liquid, stores liquid'],
        ['Deep vacuum', 'do not run a hermetic compressor'],
        ['Hydrocarbons', 'no retrofits of air conditioners'],
      ],
      source: 'EPA, Section 608 Test Topics; refrigeration fundamentals',
    },
    {
      title: 'Saturated at 75 °F, about',
      rows: [
        ['R-134a', '{{fact:pt-r134a-75f}}'],
        ['R-22', '{{fact:pt-r22-75f}}'],
        ['R-404A', '{{fact:pt-r404a-75f}}'],
        ['R-410A', '{{fact:pt-r410a-75f}}'],
      ],
      source: 'Calculated from refrigerant properties',
    },
    {
      title: 'Machine room',
      rows: [
        ['ASHRAE 15', 'sensor, alarm and ventilation'],
        ['Alarm', 'at or below the exposure limit'],
        ['Large leak', 'SCBA to enter'],
      ],
      source: 'EPA, Section 608 Test Topics; ASHRAE 15',
    },
  ],
};
