import type { GuideTable } from '@/lib/study/rules';

/** Tables of 40 CFR 82.157 and 84.106. The figures come from the registered facts. */
export const LEAK_RATE_TABLES: readonly GuideTable[] = [
  {
    caption: 'How to calculate the rate',
    columns: ['Method', 'Percent of the full charge a year'],
    rows: [
      [
        'Annualizing',
        'pounds added ÷ full charge × {{fact:leak-rate-days|value}} ÷ days since the previous addition (at most {{fact:leak-rate-days|value}}) × 100',
      ],
      [
        'Rolling average',
        'pounds added in the last {{fact:leak-rate-days}}, or since the last successful follow-up test if that is shorter, ÷ full charge × 100',
      ],
    ],
    source: '40 CFR 82.152',
  },
  {
    caption: 'Limits over 12 months',
    columns: ['Appliance', 'Limit', 'Examples'],
    rows: [
      [
        'Industrial process refrigeration',
        '{{fact:leak-rate-industrial-process}}',
        'customized process cooling, ice rinks, power generation; mixed use from {{fact:mixed-use-process-share}} for the process',
      ],
      ['Commercial refrigeration', '{{fact:leak-rate-commercial}}', 'retail food, cold storage warehouses'],
      [
        'Comfort cooling and other',
        '{{fact:leak-rate-comfort-cooling}}',
        'chillers, commercial splits, rooftop units; under 84.106 also refrigerated transport',
      ],
    ],
    source: '40 CFR 82.152; 40 CFR 82.157(c)(2); 40 CFR 84.106',
  },
  {
    caption: 'Which rule applies',
    columns: ['Refrigerant', 'Full charge', 'Rule'],
    rows: [
      ['Ozone-depleting, or a blend with one', '{{fact:leak-repair-ods-charge}} or more', '40 CFR 82.157'],
      [
        'HFC, or a substitute with a GWP above {{fact:leak-repair-hfc-gwp}}',
        '{{fact:leak-repair-hfc-charge}} or more',
        '40 CFR 84.106, since {{fact:leak-repair-hfc-since}}; not residential and light commercial air conditioning and heat pumps',
      ],
    ],
    source: '40 CFR 82.157(a); 40 CFR 84.106',
  },
  {
    caption: 'Over the limit: deadlines and reports',
    columns: ['Duty', 'When'],
    rows: [
      [
        'Repair',
        '{{fact:leak-repair-time}} from the addition; {{fact:leak-repair-time-shutdown|value}} with an industrial process shutdown',
      ],
      ['Initial verification test', 'after the repair, before refrigerant is added, within the same time'],
      ['Follow-up verification test', 'within {{fact:follow-up-test-time}} of the successful initial test'],
      [
        'Plan to retrofit or retire instead',
        'made within {{fact:retrofit-plan-made}}, done within {{fact:retrofit-plan-done|words}}',
      ],
      [
        'Leak inspections, commercial and process, {{fact:inspection-quarterly-charge}} or more',
        'every {{fact:inspection-quarterly-interval|words}} until four quarters in a row stay within the limit',
      ],
      ['Leak inspections, all others', 'once a year, until one year stays within the limit'],
      [
        'Report of a chronic leaker, {{fact:chronic-leaker-share}} of the charge in a calendar year',
        '{{fact:chronic-leaker-report}} of the next year',
      ],
      ['Records', '{{fact:records-kept|words}}'],
    ],
    source: '40 CFR 82.157(d) to (l)',
  },
];
