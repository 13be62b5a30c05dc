import type { CheatSheet } from '@/lib/study/rules';

export const coreSheet: CheatSheet = {
  group: 'core',
  title: 'Core cheat sheet',
  blocks: [
    {
      title: 'The test',
      rows: [
        [
          'Questions in each group',
          '{{fact:exam-questions-per-group|value}}; Universal {{fact:exam-questions-universal|value}}',
        ],
        [
          'To pass, closed-book',
          '{{fact:exam-pass-mark-closed-book}}, so {{fact:exam-pass-count-closed-book}} in each group',
        ],
        ['To pass, mail-in Type I', '{{fact:exam-pass-mark-mail-in}}, so {{fact:exam-pass-count-mail-in}}'],
      ],
      source: '40 CFR Part 82 Subpart F, Appendix D',
    },
    {
      title: 'Pressure classes at {{fact:pressure-class-temperature}}',
      rows: [
        ['Low (Type III)', 'below {{fact:pressure-class-medium}}: R-11, R-113, R-123, R-245fa'],
        [
          'Medium (Type II)',
          '{{fact:pressure-class-medium|value}} to {{fact:pressure-class-high}}: R-12, R-114, R-124, R-134a, R-500',
        ],
        [
          'High (Type II)',
          '{{fact:pressure-class-high|value}} to {{fact:pressure-class-very-high}}: R-22, R-407C, R-410A, R-502',
        ],
        [
          'Very high (Type II)',
          'above {{fact:pressure-class-very-high}}, or critical temperature below {{fact:pressure-class-temperature}}: R-13, R-23, R-503',
        ],
      ],
      source: '40 CFR 82.152',
    },
    {
      title: 'Ozone and climate',
      rows: [
        [
          'ODP',
          'CFC-11 {{fact:odp-reference}}; R-22 {{fact:odp-hcfc-22}}; R-123 {{fact:odp-hcfc-123}}; HFCs {{fact:odp-hfcs}}',
        ],
        [
          'GWP, {{fact:gwp-years}}',
          'carbon dioxide {{fact:gwp-reference}}; R-134a {{fact:gwp-ar4-r-134a}}; R-22 {{fact:gwp-ar4-hcfc-22}} (AR4)',
        ],
        ['Harm to ozone', 'CFCs most, HCFCs less, HFCs none'],
        ['One chlorine atom', 'can destroy more than {{fact:ozone-molecules-per-chlorine-atom}}'],
      ],
      source: 'EPA, Ozone-Depleting Substances; EPA, Basic Ozone Layer Science',
    },
    {
      title: 'Dates',
      rows: [
        ['Venting CFCs and HCFCs has been illegal since', '{{fact:venting-ban-ods}}'],
        ['Venting substitutes has been illegal since', '{{fact:venting-ban-substitutes}}'],
        ['CFC production and import ended', '{{fact:phaseout-cfcs}}'],
        ['R-22 production and import ended', '{{fact:phaseout-r22-end}}'],
        ['Production and import of all HCFCs end', '{{fact:phaseout-hcfcs-end}}'],
        ['Certification of recovery machines', 'if made or imported on or after {{fact:recovery-machine-date}}'],
        [
          'HFC phasedown',
          'cut by {{fact:hfc-cut-2024}} from 2024, {{fact:hfc-cut-2029}} from 2029, {{fact:hfc-cut-2036}} from 2036',
        ],
      ],
      source: '40 CFR Part 82; EPA, phaseout pages; 42 U.S.C. 7675(e)',
    },
    {
      title: 'The law',
      rows: [
        [
          'Highest civil penalty',
          '{{fact:penalty-civil-maximum}} per day per violation (from {{fact:penalty-civil-maximum-since}})',
        ],
        ['Award for information', 'up to {{fact:award-for-information}}'],
        [
          'Major work',
          'taking out compressor, condenser, evaporator or auxiliary coil; or opening more than {{fact:major-opening-area}} for more than {{fact:major-opening-time}}',
        ],
        ['Apprentice', 'registered, supervised, {{fact:apprentice-time}} at most'],
        ['Keep records for', '{{fact:records-kept}}'],
        [
          'Disposal record',
          'for each appliance with more than {{fact:disposal-record-above}} and less than {{fact:disposal-record-below}}',
        ],
        ['Cans sold without certification', 'for motor vehicles, {{fact:small-can-weight}} or less'],
        ['May be vented in any use', 'carbon dioxide, nitrogen, water'],
      ],
      source: '40 CFR 19.4; 42 U.S.C. 7413(f); 40 CFR 82.152 to 82.161',
    },
    {
      title: 'Recover, recycle, reclaim',
      rows: [
        ['Recover', 'take out and store; no cleaning or test required'],
        ['Recycle', 'clean for the same owner'],
        ['Reclaim', 'reprocess to {{fact:reclaim-standard}} purity, checked by analysis'],
        ['For a new owner', 'reclaim first'],
        ['System-dependent machine', 'only for a full charge of up to {{fact:system-dependent-limit}}'],
        ['Standard for testing machines', '{{fact:recovery-test-standard}}'],
      ],
      source: '40 CFR 82.152; 40 CFR 82.154(d); 40 CFR 82.156(e)',
    },
    {
      title: 'Recovery',
      rows: [
        ['Order of recovery', 'liquid first, then vapor'],
        ['Faster recovery', 'short, wide hoses, no valve cores, warm appliance, chilled cylinder'],
        ['At the vacuum level', 'wait; if the pressure rises, go on'],
        ['Each refrigerant', 'in its own cylinder; never mix'],
      ],
      source: 'EPA, Section 608 Test Topics; trade practice',
    },
    {
      title: 'Vacuum and dehydration',
      rows: [
        [
          'One atmosphere',
          '{{fact:atmosphere-psia}}; {{fact:atmosphere-in-hg}}; {{fact:atmosphere-mm-hg}}; {{fact:atmosphere-microns}}',
        ],
        ['psia', 'psig plus {{fact:atmosphere-psia|value}} at sea level'],
        ['Target of a deep vacuum', '{{fact:dehydration-target}} or lower, then hold; not set by the rule'],
        ['Pressure rise after evacuation', 'levels off: moisture; goes on: leak'],
        ['In a deep vacuum', 'do not run a hermetic compressor'],
      ],
      source: 'EPA, Section 608 Test Topics; trade practice',
    },
    {
      title: 'Cylinders',
      rows: [
        ['Recovery cylinder', 'gray with a yellow top; {{fact:cylinder-fill}} full at most'],
        ['Disposable cylinder (DOT-39)', 'never refill'],
        ['Cylinder retest', 'every {{fact:cylinder-retest}}, as usually taught'],
        ['Keep cylinders below', '{{fact:cylinder-heat}}; never use a flame'],
        [
          'Shipping',
          'upright; Division {{fact:hazard-class-nonflammable}} does not burn, {{fact:hazard-class-flammable}} burns',
        ],
      ],
      source: 'EPA, Section 608 Test Topics; 49 CFR 173.115; 49 CFR 180.209; CGA P-1',
    },
    {
      title: 'Blends, oils, safety groups',
      rows: [
        ['400 series', 'zeotropes: glide; charge as liquid'],
        ['500 series', 'azeotropes: like one fluid'],
        ['Oil', 'mineral: CFC, HCFC; POE: HFC, HFO'],
        ['Safety groups', 'R-134a A1, R-32 A2L, R-290 A3, R-123 B1'],
        ['Toxicity classes A and B', 'divided at an exposure limit of {{fact:toxicity-line}}'],
      ],
      source: 'ASHRAE 34; EPA, Section 608 Test Topics',
    },
    {
      title: 'Safety',
      rows: [
        ['Main hazard of a large leak', 'lack of oxygen: leave, ventilate, enter only with SCBA'],
        ['Flame and refrigerant with chlorine', 'make acids and phosgene'],
        ['Nitrogen in a leak test', 'with regulator and relief valve; never oxygen or air'],
        ['Gauges', 'blue low side, red high side, yellow center'],
      ],
      source: 'EPA, Section 608 Test Topics; trade practice',
    },
  ],
};
