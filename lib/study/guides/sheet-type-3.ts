import type { CheatSheet } from '@/lib/study/rules';

export const typeThreeSheet: CheatSheet = {
  group: 'type-3',
  title: 'Type III cheat sheet',
  blocks: [
    {
      title: 'Evacuation level',
      rows: [
        ['Major work or disposal', '{{fact:evacuation-low}}, whatever the charge'],
        ['The same level as vacuum', 'about {{fact:evacuation-low-in-hg}}'],
        ['The same level in psia and microns', '{{fact:evacuation-low-psia}}; {{fact:evacuation-low-microns}}'],
        ['Leaks prevent this level', 'lowest level without contamination, {{fact:opening-pressure-non-major}} at most'],
        ['Oil change', '{{fact:oil-change-pressure}} or less'],
      ],
      source: '40 CFR 82.156(a), Table 1; converted figures are calculated',
    },
    {
      title: 'Non-major work',
      rows: [
        ['Before opening, pressurize to', '{{fact:opening-pressure-non-major}}, no higher'],
        [
          'Refrigerant that boils at {{fact:heat-only-boiling-point}} or below',
          'heat only, no nitrogen: R-11, R-123, R-245fa',
        ],
        ['Refrigerant that boils above {{fact:heat-only-boiling-point}}', 'heat first, nitrogen for the rest: R-113'],
        ['Heat with', 'controlled hot water, or a device such as Prevac'],
      ],
      source: '40 CFR 82.156(a)(1)(ii); EPA, Section 608 Test Topics',
    },
    {
      title: 'Low-pressure refrigerants',
      rows: [
        ['Low-pressure class', 'below {{fact:pressure-class-medium}} at {{fact:pressure-class-temperature}}'],
        ['Named in the rule', 'R-11, R-113, R-123, R-245fa'],
        ['R-123', 'HCFC, B1, ODP {{fact:odp-hcfc-123}}'],
        ['Chiller on R-134a', 'medium pressure: Type II'],
      ],
      source: '40 CFR 82.152; ASHRAE 34; EPA, Ozone-Depleting Substances',
    },
    {
      title: 'Leak detection',
      rows: [
        ['Pressurize for a leak test with', 'hot water or heat; nitrogen second'],
        ['Highest leak test pressure', '{{fact:leak-test-ceiling}}'],
        ['Rupture disc opens at', '{{fact:rupture-disc}}; discharge piped outdoors'],
        ['Purge unit runs often', 'air leaks in'],
        [
          'Standing vacuum test',
          'start at {{fact:vacuum-test-start}}; look for leaks if it rises above {{fact:vacuum-test-limit}}',
        ],
        ['Open-drive machine', 'suspect the shaft seal'],
        ['Finding a leaking tube', 'hydrostatic tube test'],
        ['Detector probe at the water box', 'drain the water box first'],
      ],
      source: 'EPA, Section 608 Test Topics; trade practice; ASHRAE Guideline 3',
    },
    {
      title: 'Recovery',
      rows: [
        ['Order of recovery', 'liquid first, then vapor, which can be many pounds'],
        ['To keep tubes from freezing', 'circulate the water, or drain it'],
        ['Oil, before removal', 'heat it to {{fact:oil-temperature}}'],
        ['Recovery unit high-pressure cut-out', '{{fact:recovery-cut-out}}'],
        ['Recovery vessel rupture disc', '{{fact:recovery-vessel-disc}}'],
        ['Water-cooled condenser', 'water flows before the compressor starts'],
        ['At the vacuum level', 'wait; if the pressure rises, go on'],
      ],
      source: 'EPA, Section 608 Test Topics; trade practice',
    },
    {
      title: 'Recharging',
      rows: [
        ['Begin with', 'vapor, so that tubes do not freeze'],
        ['Charge liquid from', '{{fact:vapor-charge-until}} saturation, as usually taught'],
        ['Charge through', 'the evaporator charging valve, lowest on the machine'],
        ['R-11 at {{fact:vapor-charge-until}} saturation', '{{fact:vacuum-at-36f-r11}} vacuum'],
        ['R-123 at {{fact:vapor-charge-until}} saturation', '{{fact:vacuum-at-36f-r123}} vacuum'],
        ['R-245fa at {{fact:vapor-charge-until}} saturation', '{{fact:vacuum-at-36f-r245fa}} vacuum'],
        ['R-1233zd(E) at {{fact:vapor-charge-until}} saturation', '{{fact:vacuum-at-36f-r1233zd}} vacuum'],
      ],
      source: 'EPA, Section 608 Test Topics; trade practice; calculated from refrigerant properties',
    },
    {
      title: 'Boiling points at one atmosphere',
      rows: [
        ['R-245fa', '{{fact:boiling-point-r245fa}}'],
        ['R-1233zd(E)', '{{fact:boiling-point-r1233zd}}'],
        ['R-11', '{{fact:boiling-point-r11}}'],
        ['R-123', '{{fact:boiling-point-r123}}'],
        ['R-113', '{{fact:boiling-point-r113}}'],
      ],
      source: 'Calculated from refrigerant properties',
    },
    {
      title: 'Purge unit and machine',
      rows: [
        ['Purge draws from', 'the top of the condenser'],
        ['Purge removes', 'air, non-condensables, moisture'],
        ['Resting pressure above the chart', 'non-condensables'],
        ['Air in the condenser', 'higher pressure; surge'],
        ['Oil heater', 'on while the machine is shut down'],
        ['R-123 at rest at 72 °F', 'about {{fact:idle-at-72f-r123}} vacuum'],
      ],
      source: 'EPA, Section 608 Test Topics; trade practice; calculated',
    },
    {
      title: 'Leak repair',
      rows: [
        ['Leak rate limit, comfort cooling', '{{fact:leak-rate-comfort-cooling}} a year'],
        ['Leak rate limit, commercial', '{{fact:leak-rate-commercial}} a year'],
        ['Leak rate limit, industrial process', '{{fact:leak-rate-industrial-process}} a year'],
        [
          'Limits apply from',
          '{{fact:leak-repair-ods-charge}} (R-11, R-123); {{fact:leak-repair-hfc-charge}} (R-245fa)',
        ],
        ['Repair', '{{fact:leak-repair-time}}; {{fact:leak-repair-time-shutdown}} with a process shutdown'],
        ['Follow-up test', 'within {{fact:follow-up-test-time}}'],
        ['Refrigerant lost in purging', 'counts unless {{fact:purge-destruction}} is destroyed'],
        ['Report to EPA', '{{fact:chronic-leaker-share}} lost in a calendar year: by {{fact:chronic-leaker-report}}'],
      ],
      source: '40 CFR 82.157; 40 CFR 84.106',
    },
    {
      title: 'Safety',
      rows: [
        ['Machine room with R-123', 'refrigerant sensor (ASHRAE 15)'],
        ['Machine room, any refrigerant', 'oxygen-deprivation sensor (EPA test topics)'],
        ['Toxicity class B', 'exposure limit below {{fact:toxicity-line}}'],
        ['Large release', 'enter only with SCBA'],
        ['Never', 'siphon refrigerant by mouth'],
      ],
      source: 'EPA, Section 608 Test Topics; ASHRAE 34; trade practice',
    },
  ],
};
