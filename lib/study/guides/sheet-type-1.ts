import type { CheatSheet } from '@/lib/study/rules';

export const typeOneSheet: CheatSheet = {
  group: 'type-1',
  title: 'Type I cheat sheet',
  blocks: [
    {
      title: 'What is a small appliance',
      rows: [
        ['Charge', '{{fact:small-appliance-charge}} or less'],
        ['Made, charged and sealed', 'all in a factory'],
        [
          'Named in the rule',
          'refrigerators, freezers, room air conditioners, dehumidifiers, vending machines, water coolers',
        ],
        ['Not one', 'anything charged or put together in the field, such as a mini-split'],
        ['Access', 'sold with a process stub'],
        ['Who may service it', 'Type I or Universal'],
        ['Disposal alone', 'no certificate needed'],
      ],
      source: '40 CFR 82.152; 40 CFR 82.154(e); 40 CFR 82.161(a)(1)',
    },
    {
      title: 'How much to recover',
      rows: [
        [
          'Machine from {{fact:recovery-machine-date}} on, compressor works',
          '{{fact:small-appliance-recovery-working}}',
        ],
        ['Machine from {{fact:recovery-machine-date}} on, compressor dead', '{{fact:small-appliance-recovery-dead}}'],
        ['Older machine, compressor works or dead', '{{fact:small-appliance-recovery-old}}'],
        ['Or, in every case', '{{fact:small-appliance-vacuum}} vacuum (about {{fact:small-appliance-vacuum-psia}})'],
        ['Service and disposal', 'the same levels'],
        ['Active or passive', 'makes no difference to the level'],
      ],
      source: '40 CFR 82.156(b)',
    },
    {
      title: 'Recovery techniques',
      rows: [
        ['Passive, compressor works', 'run it; high side is enough'],
        ['Passive, compressor dead', 'both sides; warm and strike the compressor'],
        ['Frost-free unit', 'turn on the defrost heater'],
        ['Plugged capillary tube', 'access on both sides'],
        ['Reading {{fact:no-charge-reading}} at the start', 'charge is gone; do not recover'],
        ['Vacuum pump', 'only into a container without pressure'],
        ['Active machine', 'open the cylinder inlet first'],
        ['System-dependent machine', 'lawful up to {{fact:system-dependent-limit}}'],
        ['Piercing valve', 'check for leaks; take the solderless kind off at the end'],
      ],
      source: 'EPA, Section 608 Test Topics; 40 CFR 82.156(e); trade practice',
    },
    {
      title: 'Before and after',
      rows: [
        ['Identify', 'nameplate, then pressure against temperature'],
        ['Above the chart', 'air or a mixture'],
        ['Heat', 'blanket, lamp, warm air; never a flame'],
        ['Brazing', 'dry nitrogen through the tube'],
        ['System was open', 'new filter-drier'],
        ['Charge', 'by weight'],
        ['Hoses', 'low-loss fittings'],
      ],
      source: 'EPA, Section 608 Test Topics; 40 CFR 82.158(d)(7); trade practice',
    },
    {
      title: 'Refrigerants',
      rows: [
        ['For R-12', 'R-134a is usual; no drop-in exists; POE oil'],
        ['R-600a, R-290', 'A3: no spark, rated tools'],
        ['Household R-600a refrigerator', 'exempt from Subpart F'],
        ['Very old refrigerators, absorption units', 'no machine made for CFCs, HCFCs and HFCs'],
        ['R-134a at 75 °F', 'about {{fact:pt-r134a-75f}}'],
        ['R-22 at 75 °F', 'about {{fact:pt-r22-75f}}'],
        ['R-410A at 75 °F', 'about {{fact:pt-r410a-75f}}'],
      ],
      source: 'EPA, Section 608 Test Topics; ASHRAE 34; 40 CFR 82.154(a)(1); calculated from refrigerant properties',
    },
    {
      title: 'Disposal chain',
      rows: [
        ['Final person', 'recovers what is left, or holds proof'],
        ['Proof', 'signed statement or contract; no sticker'],
        ['A cut line', 'is not "leaked out"'],
        ['Kept', '{{fact:records-kept}}'],
        ['MVACs and the like, as scrap', '{{fact:mvac-scrap-vacuum}} mm of mercury vacuum, or as Subpart B says'],
      ],
      source: '40 CFR 82.155; 40 CFR 82.156(c), (d)',
    },
    {
      title: 'Not for small appliances',
      rows: [
        ['Leak repair', 'begins at {{fact:leak-repair-ods-charge}} (ODS), {{fact:leak-repair-hfc-charge}} (HFC)'],
        ['Table 1 levels', 'do not apply'],
      ],
      source: '40 CFR 82.157(a); 40 CFR 84.106; 40 CFR 82.156(a)',
    },
    {
      title: 'Pass marks',
      rows: [
        [
          'Closed-book',
          '{{fact:exam-pass-mark-closed-book}} ({{fact:exam-pass-count-closed-book}} of {{fact:exam-questions-per-group|value}})',
        ],
        ['Mail-in, open-book', '{{fact:exam-pass-mark-mail-in}} ({{fact:exam-pass-count-mail-in}})'],
        ['Mail-in toward Universal', 'does not count'],
      ],
      source: '40 CFR Part 82 Subpart F, Appendix D',
    },
  ],
};
