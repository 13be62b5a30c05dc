import type { CheatSheet } from '@/lib/study/rules';

export const typeThreeSheet: CheatSheet = {
  group: 'type-3',
  title: 'Type III cheat sheet',
  blocks: [
    {
      title: 'Evacuation level',
      rows: [
        ['Major work or disposal', '{{fact:evacuation-low}}, whatever the charge'],
        ['As vacuum', 'about {{fact:evacuation-low-in-hg}}'],
        ['As psia, as microns', '{{fact:evacuation-low-psia}}, {{fact:evacuation-low-microns}}'],
        ['Cannot hold it', 'lowest without contamination, {{fact:opening-pressure-non-major}} at most'],
        ['Oil change', '{{fact:oil-change-pressure}} or less'],
      ],
      source: '40 CFR 82.156(a), Table 1; converted figures are calculated',
    },
    {
      title: 'Non-major work',
      rows: [
        ['Pressurize to', '{{fact:opening-pressure-non-major}}, no higher'],
        ['Boils at {{fact:heat-only-boiling-point}} or below', 'heat only, no nitrogen: R-11, R-123, R-245fa'],
        ['Boils above', 'heat first, nitrogen for the rest: R-113'],
        ['Heat', 'controlled hot water, or a device such as Prevac'],
      ],
      source: '40 CFR 82.156(a)(1)(ii); EPA, Section 608 Test Topics',
    },
    {
      title: 'Low-pressure refrigerants',
      rows: [
        ['Class', 'below {{fact:pressure-class-medium}} at {{fact:pressure-class-temperature}}'],
        ['Named in the rule', 'R-11, R-113, R-123, R-245fa'],
        ['R-123', 'HCFC, B1, ODP {{fact:odp-hcfc-123}}'],
        ['Chiller on R-134a', 'medium pressure: Type II'],
      ],
      source: '40 CFR 82.152; ASHRAE 34; EPA, Ozone-Depleting Substances',
    },
    {
      title: 'Leak detection',
      rows: [
        ['Pressurize with', 'hot water or heat; nitrogen second'],
        ['Leak test at most', '{{fact:leak-test-ceiling}}'],
        ['Rupture disc opens', '{{fact:rupture-disc}}; piped outdoors'],
        ['Purge runs often', 'air leaks in'],
        ['Standing vacuum test', 'from {{fact:vacuum-test-start}}; above {{fact:vacuum-test-limit}} look for leaks'],
        ['Open-drive machine', 'shaft seal'],
        ['Tubes', 'hydrostatic tube test'],
        ['Probe at the water box', 'drain it first'],
      ],
      source: 'EPA, Section 608 Test Topics; trade practice; ASHRAE Guideline 3',
    },
    {
      title: 'Recovery',
      rows: [
        ['Order', 'liquid, then vapor; vapor is many pounds'],
        ['Against freezing', 'circulate water, or drain it'],
        ['Oil, before removal', 'heat to {{fact:oil-temperature}}'],
        ['Recovery cut-out', '{{fact:recovery-cut-out}}'],
        ['Recovery vessel disc', '{{fact:recovery-vessel-disc}}'],
        ['Water-cooled condenser', 'water flows before the compressor starts'],
        ['At the level', 'wait for a rise'],
      ],
      source: 'EPA, Section 608 Test Topics; trade practice',
    },
    {
      title: 'Recharging',
      rows: [
        ['First', 'vapor, so that tubes do not freeze'],
        ['Liquid from', '{{fact:vapor-charge-until}} saturation as taught'],
        ['Through', 'the evaporator charging valve, lowest on the machine'],
        ['R-11 there', '{{fact:vacuum-at-36f-r11}} vacuum'],
        ['R-123 there', '{{fact:vacuum-at-36f-r123}} vacuum'],
        ['R-245fa there', '{{fact:vacuum-at-36f-r245fa}} vacuum'],
        ['R-1233zd(E) there', '{{fact:vacuum-at-36f-r1233zd}} vacuum'],
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
        ['Takes out', 'air, non-condensables, moisture'],
        ['Above the chart at rest', 'non-condensables'],
        ['Air in the condenser', 'higher pressure; surge'],
        ['Oil heater', 'on while shut down'],
        ['R-123 at rest at 72 °F', 'about {{fact:idle-at-72f-r123}} vacuum'],
      ],
      source: 'EPA, Section 608 Test Topics; trade practice; calculated',
    },
    {
      title: 'Leak repair',
      rows: [
        ['Comfort cooling', '{{fact:leak-rate-comfort-cooling}} a year'],
        ['Commercial, process', '{{fact:leak-rate-commercial}}, {{fact:leak-rate-industrial-process}}'],
        ['Begins at', '{{fact:leak-repair-ods-charge}} (R-11, R-123); {{fact:leak-repair-hfc-charge}} (R-245fa)'],
        ['Repair', '{{fact:leak-repair-time}}; {{fact:leak-repair-time-shutdown}} with a process shutdown'],
        ['Follow-up test', 'within {{fact:follow-up-test-time}}'],
        ['Purge loss counts', 'unless {{fact:purge-destruction}} is destroyed'],
        ['Report', '{{fact:chronic-leaker-share}} lost in a calendar year, by {{fact:chronic-leaker-report}}'],
      ],
      source: '40 CFR 82.157; 40 CFR 84.106',
    },
    {
      title: 'Safety',
      rows: [
        ['R-123 in the room', 'refrigerant sensor (ASHRAE 15)'],
        ['All refrigerants', 'oxygen-deprivation sensor (outline of EPA)'],
        ['Class B', 'exposure limit below {{fact:toxicity-line}}'],
        ['Large release', 'SCBA to enter'],
        ['Never', 'siphon refrigerant by mouth'],
      ],
      source: 'EPA, Section 608 Test Topics; ASHRAE 34; trade practice',
    },
  ],
};
