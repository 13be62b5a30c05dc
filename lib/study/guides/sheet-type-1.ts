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
        ['Not a small appliance', 'anything charged or put together in the field, such as a mini-split'],
        ['Service access', 'sold with a process stub'],
        ['Who may service it', 'Type I or Universal'],
        ['Disposing of appliances only', 'no certificate needed'],
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
        [
          'Instead of a percentage, in every case',
          '{{fact:small-appliance-vacuum}} vacuum (about {{fact:small-appliance-vacuum-psia}})',
        ],
        ['Service and disposal', 'the same levels'],
        ['Active or passive recovery', 'the same levels'],
      ],
      source: '40 CFR 82.156(b)',
    },
    {
      title: 'Recovery techniques',
      rows: [
        ['Passive, compressor works', 'run it; access on the high side is enough'],
        ['Passive, compressor dead', 'access on both sides; warm and strike the compressor'],
        ['Frost-free unit', 'turn on the defrost heater'],
        ['Plugged capillary tube', 'access on both sides'],
        ['Reading {{fact:no-charge-reading}} at the start', 'the charge is gone; do not recover'],
        ['Recovery with a vacuum pump', 'only into a container without pressure'],
        ['Starting an active machine', 'open the cylinder inlet first'],
        ['System-dependent machine', 'only for a full charge of up to {{fact:system-dependent-limit}}'],
        ['Piercing valve', 'check for leaks; take the solderless kind off at the end'],
      ],
      source: 'EPA, Section 608 Test Topics; 40 CFR 82.156(e); trade practice',
    },
    {
      title: 'Before and after',
      rows: [
        ['Identify the refrigerant', 'by the nameplate, then by pressure and temperature at rest'],
        ['Resting pressure above the chart', 'air or a mixture'],
        ['Heat with', 'blanket, lamp, warm air; never a flame'],
        ['Brazing', 'with dry nitrogen flowing through the tube'],
        ['After opening the system', 'fit a new filter-drier'],
        ['Add the charge', 'by weight'],
        ['Hoses', 'with low-loss fittings'],
      ],
      source: 'EPA, Section 608 Test Topics; 40 CFR 82.158(d)(7); trade practice',
    },
    {
      title: 'Refrigerants',
      rows: [
        ['Replacement for R-12', 'usually R-134a, with POE oil; no drop-in exists'],
        ['R-600a, R-290', 'flammable (A3): no sparks, rated tools only'],
        ['Household R-600a refrigerator', 'exempt from Subpart F'],
        ['Very old refrigerators, absorption units', 'use no recovery machine made for CFCs, HCFCs and HFCs'],
        ['R-134a at 75 °F', 'about {{fact:pt-r134a-75f}}'],
        ['R-22 at 75 °F', 'about {{fact:pt-r22-75f}}'],
        ['R-410A at 75 °F', 'about {{fact:pt-r410a-75f}}'],
      ],
      source: 'EPA, Section 608 Test Topics; ASHRAE 34; 40 CFR 82.154(a)(1); calculated from refrigerant properties',
    },
    {
      title: 'Disposal chain',
      rows: [
        ['Final person in the disposal chain', 'recovers what is left, or holds proof of recovery'],
        ['Proof of recovery', 'signed statement or contract; a sticker is no proof'],
        ['Cutting a line', 'counts as venting, not as "leaked out"'],
        ['Keep statements and contracts for', '{{fact:records-kept}}'],
        ['MVACs and the like, as scrap', '{{fact:mvac-scrap-vacuum}} mm of mercury vacuum, or as Subpart B says'],
      ],
      source: '40 CFR 82.155; 40 CFR 82.156(c), (d)',
    },
    {
      title: 'Rules that do not cover small appliances',
      rows: [
        ['Leak repair', 'required from {{fact:leak-repair-ods-charge}} (ODS) or {{fact:leak-repair-hfc-charge}} (HFC)'],
        ['Evacuation levels of Table 1', 'do not apply'],
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
