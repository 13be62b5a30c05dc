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
        ['Non-major work, no evacuation to the atmosphere', '{{fact:opening-pressure-non-major}}'],
        ['Oil change', '{{fact:oil-change-pressure}} or less'],
        ['Leaking part', 'as low as possible without contamination, {{fact:opening-pressure-non-major}} at most'],
        ['System-dependent machine', 'only for a full charge of up to {{fact:system-dependent-limit}}'],
        [
          'Major work',
          'taking out compressor, condenser, evaporator or auxiliary coil; or opening more than {{fact:major-opening-area}} for more than {{fact:major-opening-time}}',
        ],
      ],
      source: '40 CFR 82.152; 40 CFR 82.156(a), (e)',
    },
    {
      title: 'Which leak repair rule?',
      rows: [
        ['Ozone-depleting refrigerant (Subpart F)', 'full charge {{fact:leak-repair-ods-charge}} or more'],
        [
          'HFC (AIM Act)',
          '{{fact:leak-repair-hfc-charge}} or more, GWP above {{fact:leak-repair-hfc-gwp}}, since {{fact:leak-repair-hfc-since}}',
        ],
        ['Not covered by the AIM Act rule', 'residential and light commercial air conditioning and heat pumps'],
      ],
      source: '40 CFR 82.157(a); 40 CFR 84.106',
    },
    {
      title: 'Leak rate limits per year',
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
        [
          'Retrofit or retirement plan',
          'made within {{fact:retrofit-plan-made}}, done within {{fact:retrofit-plan-done}}',
        ],
        [
          'Chronic leaker',
          '{{fact:chronic-leaker-share}} lost in a calendar year: report to EPA by {{fact:chronic-leaker-report}}',
        ],
        ['Keep records for', '{{fact:records-kept}}'],
      ],
      source: '40 CFR 82.157',
    },
    {
      title: 'Leak inspections after the limit was exceeded',
      rows: [
        [
          'Commercial or industrial process, {{fact:inspection-quarterly-charge}} or more',
          'every {{fact:inspection-quarterly-interval}}',
        ],
        ['Commercial or industrial process, smaller charge', 'once a year'],
        ['Comfort cooling and other', 'once a year'],
        ['Automatic direct detection', 'senses {{fact:detection-sensitivity}}, alarms at {{fact:detection-alarm}}'],
        [
          'Automatic indirect detection',
          'alarms at a loss of {{fact:detection-alarm-indirect-charge}} or {{fact:detection-alarm-indirect-share}} of the charge, whichever is less',
        ],
      ],
      source: '40 CFR 82.157(g)',
    },
    {
      title: 'Leak detection',
      rows: [
        ['Signs of a leak', 'high superheat; traces of oil'],
        ['Test gas, best first', 'nitrogen; nitrogen with a trace of R-22; pure refrigerant'],
        ['Locating a leak', 'electronic or ultrasonic detector for the area, then soap bubbles for the spot'],
        ['Long-idle open-drive compressor', 'suspect the shaft seal'],
        ['Never use', 'oxygen or compressed air'],
      ],
      source: 'EPA, Section 608 Test Topics; trade practice',
    },
    {
      title: 'Recovery and the cycle',
      rows: [
        ['Order of recovery', 'liquid first, then vapor'],
        ['Recovery cylinder', 'evacuate it first, keep it cool, fill it to {{fact:cylinder-fill}} at most'],
        ['At the vacuum level', 'wait; if the pressure rises, go on'],
        ['After the metering device', 'low-pressure liquid and vapor'],
        ['Accumulator and receiver', 'the first stops liquid, the second stores it'],
        ['In a deep vacuum', 'do not run a hermetic compressor'],
        ['Hydrocarbons', 'not allowed as retrofits of air conditioners'],
      ],
      source: 'EPA, Section 608 Test Topics; refrigeration fundamentals',
    },
    {
      title: 'Saturation pressure at 75 °F, about',
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
        ['ASHRAE 15 requires', 'sensor, alarm and ventilation'],
        ['The alarm sounds', 'at or below the exposure limit'],
        ['Large leak', 'enter only with SCBA'],
      ],
      source: 'EPA, Section 608 Test Topics; ASHRAE 15',
    },
  ],
};
