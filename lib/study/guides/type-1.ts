import type { Guide } from '@/lib/study/rules';

export const typeOneGuide: Guide = {
  group: 'type-1',
  title: 'Type I study guide: small appliances',
  summary:
    'Refrigerators, window units, vending machines and the like: what counts as a small appliance, how much you must recover, how to get it out when the compressor is dead, and what happens when the unit is scrapped.',
  topics: [
    {
      slug: 'scope',
      name: 'Small-appliance definition and scope',
      paragraphs: [
        'A small appliance is a product that was fully manufactured, charged and hermetically sealed in a factory with 5 lb or less of refrigerant. Each part of that sentence counts. If the unit holds 6 lb, it is out. If it was put together or charged in the field, it is out, however little it holds. A mini-split with 3 lb that is connected on site is not a small appliance. Central air conditioning in a house is not one either, because it is assembled in the field.',
        'The rule names examples: refrigerators and freezers for home, commercial or consumer use; medical and research refrigeration; room air conditioners, which means window units, portable units and packaged terminal heat pumps; dehumidifiers; under-counter ice makers; vending machines; and drinking-water coolers.',
        'Type I lets you maintain, service and repair these. Type II or Type III alone does not, but Universal does. If all you do is dispose of small appliances, you need no certificate. Your recovery equipment must still meet the same performance standard, and the refrigerant must still be recovered.',
        'A small appliance must be sold with a process stub. That is a length of tube that gives a service technician access to the refrigerant and can be sealed again afterward. Larger appliances have servicing apertures instead.',
        'The leak repair rules do not reach small appliances. Those rules start at 50 lb of ozone-depleting refrigerant and at 15 lb of an HFC, far above 5 lb. Fixing a leak is still good practice, and topping up a unit that you know will leak out again does the customer no favor.',
        'One more line to draw: some refrigerants are exempt in some uses. A household refrigerator charged with isobutane (R-600a) is outside the whole of Subpart F, so the percentages in the next topic do not bind it. The same gas in another kind of equipment may not be exempt. Exemptions go by substance and use together.',
      ],
      keyPoints: [
        {
          point: 'Small appliance: made, charged and sealed in a factory, {{fact:small-appliance-charge}} or less.',
          cite: '40 CFR 82.152',
        },
        { point: 'Field-charged or field-assembled means not a small appliance.', cite: '40 CFR 82.152' },
        {
          point: 'Servicing small appliances takes Type I or Universal; Type II or III alone will not do.',
          cite: '40 CFR 82.161(a)(1)',
        },
        { point: 'Disposing of small appliances needs no certificate.', cite: '40 CFR 82.161(a)(1)(vii)' },
        { point: 'Small appliances are sold with a process stub.', cite: '40 CFR 82.154(e)(2)' },
      ],
      tables: [
        {
          caption: 'Is it a small appliance?',
          columns: ['Unit', 'Small appliance?', 'Why'],
          rows: [
            [
              'Window air conditioner, 1 lb',
              'yes',
              'factory-made, charged and sealed, {{fact:small-appliance-charge}} or less',
            ],
            ['Vending machine, 8 oz', 'yes', 'named in the rule'],
            ['Mini-split, 3 lb, connected on site', 'no', 'not charged and sealed in the factory'],
            ['House split system, 7 lb', 'no', 'field-assembled, and above {{fact:small-appliance-charge}}'],
            ['Packaged unit, 6 lb', 'no', 'above {{fact:small-appliance-charge}}'],
          ],
          source: '40 CFR 82.152',
        },
      ],
      cites: ['40 CFR 82.152', '40 CFR 82.154(a)(1), (e)', '40 CFR 82.161(a)(1)', '40 CFR 82.157(a)', '40 CFR 84.106'],
    },
    {
      slug: 'requirements',
      name: 'Recovery requirements',
      paragraphs: [
        'This is the topic with the most questions, and it comes down to one small table. Two things decide how much you must recover: when your recovery machine was made, and whether the compressor in the appliance works.',
        'If the machine was made before November 15, 1993, the figure is 80 percent, whether the compressor works or not. If it was made on or after November 15, 1993, the figure is 90 percent with a working compressor and 80 percent with one that does not work. The reason is plain. A running compressor helps to push the refrigerant out, so the rule requires more.',
        'There is another way to satisfy the rule in each of these cases: pull the appliance down to 4 in. Hg of vacuum. That is about 12.7 psia. So you never have to prove a percentage if you can show the vacuum. Do not mix this up with 4 oz; the rule says nothing about leaving 4 oz in the system.',
        'Notice what does not matter. It makes no difference whether the machine is active or passive. It makes no difference how old the appliance is. The levels are the same before you open the unit for service and before it is disposed of. And the vacuum table for larger equipment, with its 0, 4, 10 and 15 in. Hg, has nothing to do with small appliances.',
        'How do you know that you reached 90 percent without weighing each job? By using a certified machine in the way its manufacturer says. The machine was tested on a stand: a machine made on or after November 15, 1993 must recover 90 percent with the compressor of the stand running and 80 percent with it off, or reach a 4 in. Hg vacuum. An older machine counts as certified if it can recover 80 percent either way or reach 4 in. Hg. So follow the instructions, including how long to run and when to add heat.',
        'System-dependent machines may be used on charges up to 15 lb. A small appliance holds 5 lb at most, so they are always allowed here.',
      ],
      keyPoints: [
        {
          point:
            'To recover with a machine from {{fact:recovery-machine-date}} on, working compressor: {{fact:small-appliance-recovery-working|words}}.',
          cite: '40 CFR 82.156(b)(2)',
        },
        {
          point:
            'To recover with a machine from {{fact:recovery-machine-date}} on, dead compressor: {{fact:small-appliance-recovery-dead|words}}.',
          cite: '40 CFR 82.156(b)(2)',
        },
        {
          point:
            'To recover with an older machine: {{fact:small-appliance-recovery-old|words}}, whether the compressor works or not.',
          cite: '40 CFR 82.156(b)(1)',
        },
        {
          point: '{{fact:small-appliance-vacuum}} vacuum satisfies the recovery rule in every case.',
          cite: '40 CFR 82.156(b)(3)',
        },
        { point: 'Service and disposal have the same recovery levels.', cite: '40 CFR 82.155(a); 40 CFR 82.156(b)' },
      ],
      tables: [
        {
          caption: 'How much to recover from a small appliance',
          columns: ['Recovery machine made', 'Compressor works', 'Compressor does not work'],
          rows: [
            [
              'before {{fact:recovery-machine-date}}',
              '{{fact:small-appliance-recovery-old|words}} or {{fact:small-appliance-vacuum}} vacuum',
              '{{fact:small-appliance-recovery-old|words}} or {{fact:small-appliance-vacuum}} vacuum',
            ],
            [
              'on or after {{fact:recovery-machine-date}}',
              '{{fact:small-appliance-recovery-working|words}} or {{fact:small-appliance-vacuum}} vacuum',
              '{{fact:small-appliance-recovery-dead|words}} or {{fact:small-appliance-vacuum}} vacuum',
            ],
          ],
          source: '40 CFR 82.156(b)',
        },
        {
          caption: 'How small-appliance machines are certified',
          columns: ['Machine made', 'Must show'],
          rows: [
            [
              'before {{fact:recovery-machine-date}}',
              '{{fact:small-appliance-recovery-old|words}} with the compressor running or not, or {{fact:small-appliance-vacuum}} vacuum',
            ],
            [
              'on or after {{fact:recovery-machine-date}}',
              '{{fact:small-appliance-recovery-working|words}} running and {{fact:small-appliance-recovery-dead|words}} not running, or {{fact:small-appliance-vacuum}} vacuum',
            ],
          ],
          source: '40 CFR 82.158(e); 40 CFR Part 82 Subpart F, Appendix C',
        },
      ],
      cites: ['40 CFR 82.155(a)', '40 CFR 82.156(b), (e)', '40 CFR 82.158(e)', 'EPA, Service Practice Requirements'],
    },
    {
      slug: 'techniques',
      name: 'Recovery techniques',
      paragraphs: [
        'Start by asking which kind of recovery you will do. Active recovery uses a self-contained machine with its own compressor, and it works whether or not the compressor of the appliance runs. Passive recovery leans on the appliance: on its compressor, on heat, or on a vacuum pump that feeds a bag or another container that is not under pressure. A standard vacuum pump cannot push into a pressurized cylinder, so the bag is the only way to use one.',
        'Passive with a working compressor: run it and collect from the high side. One access point there is normally enough. Passive with a dead compressor: put access on both the low side and the high side. Then free the refrigerant that is dissolved in the oil. Warm the compressor, and strike it sharply several times with a rubber mallet, not metal on metal. Warm means a blanket, a lamp or warm air, never an open flame. On a frost-free unit, switch on the defrost heater; it drives refrigerant out of the evaporator. Chilling the container helps from the other end. A plugged capillary tube also calls for access on both sides, since little can pass from one to the other.',
        'Active recovery has one classic mistake: starting the machine with the inlet valve of the cylinder shut. The head pressure climbs and refrigerant may be lost. Open the valve first. High pressure can also mean air in the cylinder. Check the recovery device for leaks regularly.',
        'Sealed systems have no service valves, so you fit a piercing valve, also called a saddle or line-tap valve. Use the solderless kind only on copper or aluminum tube. Leak-check the fitting before you start. If the gauge reads 0 psig when the valve goes on, the charge is already gone; do not start recovery. At the end take the solderless fitting off, because it will leak in time. Pinch the tube off and braze it, or fit a soldered valve.',
        'After the repair, test with dry nitrogen, then evacuate and recharge. Let nitrogen flow through small tubing while you braze it. Fit a new filter-drier if the sealed system was open. Charge by weight, because these charges are small and a few ounces too many matter. Use hoses with low-loss fittings so that little escapes when you disconnect.',
      ],
      keyPoints: [
        {
          point: 'Dead compressor, passive recovery: access on both sides, heat and a mallet.',
          cite: 'EPA, Section 608 Test Topics',
        },
        {
          point: 'Working compressor, passive recovery: access on the high side is enough.',
          cite: 'EPA, Section 608 Test Topics',
        },
        {
          point: 'Recover with a vacuum pump only into a non-pressurized container.',
          cite: 'EPA, Section 608 Test Topics',
        },
        {
          point:
            'A reading of {{fact:no-charge-reading}} at the start means that the charge is gone: do not begin recovery.',
          cite: 'Trade practice',
        },
        { point: 'Solderless piercing fittings come off when the job is done.', cite: 'EPA, Section 608 Test Topics' },
        { point: 'Open the cylinder inlet before starting an active machine.', cite: 'Trade practice' },
      ],
      tables: [
        {
          caption: 'Choosing a way to recover',
          columns: ['Situation', 'What to do'],
          rows: [
            ['Passive, compressor works', 'run it; one access point on the high side'],
            ['Passive, compressor dead', 'access on both sides; warm and strike the compressor'],
            ['Frost-free unit', 'turn on the defrost heater'],
            ['Plugged capillary tube', 'access on both sides'],
            ['Gauge reads {{fact:no-charge-reading}}', 'do not start recovery'],
            ['Active machine', 'works in either case; open the cylinder inlet first'],
          ],
          source: 'EPA, Section 608 Test Topics; trade practice',
        },
      ],
      cites: [
        'EPA, Section 608 Test Topics',
        '40 CFR 82.152',
        '40 CFR 82.158(d)(7)',
        "Appliance manufacturers' service manuals",
      ],
    },
    {
      slug: 'refrigerants',
      name: 'Identifying refrigerants',
      paragraphs: [
        'Know what is in the box before you connect anything. Read the nameplate first. Then let the unit rest until it is all at one temperature, read the pressure and compare it with the chart. If the reading matches, the label is probably right. If it is higher than the chart, there is air in the system or someone has mixed refrigerants.',
        'Keep refrigerants apart. R-12 and R-134a need separate cylinders and, strictly, separate or cleaned machines. Their pressures are so close that a gauge alone will not tell them apart, so rely on the label and on the history of the unit. A mixture may be impossible to reclaim.',
        'R-134a is the usual replacement in equipment built for R-12, but it is not a drop-in. It needs POE oil in place of mineral oil, and other changes. No refrigerant is a straight service drop-in for R-12 in a small appliance. Say so when a customer asks for a quick fix.',
        'Some old and odd units must be left alone with your usual machine. Refrigerators from before about 1950 may hold sulfur dioxide, methyl chloride or methyl formate. Absorption refrigerators in RVs and hotel rooms use ammonia and hydrogen. Neither belongs in a recovery machine made for CFCs, HCFCs and HFCs.',
        'Newer units may hold a flammable refrigerant. Isobutane (R-600a) is common in household refrigerators, and propane (R-290) in vending machines and ice makers. Both are class A3. Look for the flammable-gas warning mark and for red process tubes, and do not use a standard recovery machine on them.',
        'Use the chart with care. A blend can have two columns, one for liquid and one for vapor. Look at the temperature of the refrigerant, not of the room, and give the unit time to settle. A warm compressor or a cold evaporator will throw the reading off. In vacuum, the gauge reads in. Hg below zero: 4 in. Hg vacuum, the level you need for recovery, is 26 in. Hg absolute or about 12.7 psia.',
      ],
      keyPoints: [
        {
          point: 'Resting pressure above the chart suggests air or a mixture.',
          cite: 'EPA, Section 608 Test Topics',
        },
        { point: 'R-134a is the likely replacement for R-12, not a drop-in.', cite: 'EPA, Section 608 Test Topics' },
        { point: 'R-134a takes POE oil.', cite: 'EPA, Section 608 Test Topics' },
        {
          point: 'Use no halocarbon recovery machine on very old refrigerators and absorption units.',
          cite: 'Trade practice',
        },
        { point: 'R-290 and R-600a are class A3.', cite: 'ASHRAE 34' },
      ],
      tables: [
        {
          caption: 'Saturation pressure in psig',
          columns: ['°F', 'R-12', 'R-134a', 'R-22', 'R-410A', 'R-290'],
          rows: [
            ['0', '9', '6', '24', '48', '24'],
            ['32', '30', '28', '58', '101', '54'],
            ['40', '37', '35', '69', '119', '64'],
            ['70', '70', '71', '121', '202', '110'],
            ['75', '77', '79', '132', '219', '120'],
            ['80', '84', '87', '144', '237', '129'],
            ['90', '100', '104', '168', '275', '151'],
            ['100', '117', '124', '196', '319', '174'],
          ],
          source: 'Calculated from refrigerant properties',
        },
      ],
      cites: ['EPA, Section 608 Test Topics', 'ASHRAE 34', 'Calculated from refrigerant properties', 'Trade practice'],
    },
    {
      slug: 'safety',
      name: 'Safety and disposal',
      paragraphs: [
        'Flame and refrigerant do not mix. At high temperature R-12 and R-22 break down into hydrochloric acid, hydrofluoric acid and phosgene. R-134a and other HFCs have no chlorine, so they cannot form phosgene, but they still make hydrofluoric acid. Never put an open flame to a charged system or a cylinder. Oil from a burned-out compressor is acidic, so wear gloves.',
        'Isobutane and propane units are class A3 and burn readily. No flames, no sparks, rated tools, plenty of air. Household charges were long limited to 57 g (2 oz) and later to 150 g, but even that is enough for a fire in a closed kitchen.',
        'Then there is the end of the line. When an appliance is scrapped, the law follows it down the disposal chain to the last person who handles it whole: the scrap recycler or the landfill operator. That final person must either recover any refrigerant that is left or hold proof that it was recovered earlier.',
        'Proof comes in two forms. One is a signed statement with the name and address of the person who recovered the refrigerant and the date. The other is a contract with the supplier, which suits companies that deliver regularly, not individuals or peddlers. A sticker on the appliance is not proof. If the charge leaked out by failure or accident, a signed statement must say so. Cutting the line does not count as leaking out; it is venting.',
        'The final processor must also tell suppliers, by signs or letters, that refrigerant has to be out before delivery. Statements and contracts stay on site for three years. Accepting a statement that you know or should know is false is a violation, so do not sign for work you did not do, and do not accept a statement that you doubt.',
        'Motor vehicle air conditioners and the like that are being scrapped go down to 102 mm of mercury vacuum, or follow the practice for vehicles in Subpart B.',
      ],
      keyPoints: [
        { point: 'R-12 or R-22 in a flame makes acids and phosgene.', cite: 'EPA, Section 608 Test Topics' },
        {
          point: 'The final person in the disposal chain recovers what is left, or holds proof of recovery.',
          cite: '40 CFR 82.155(b)',
        },
        {
          point: 'Proof of recovery is a signed statement or a contract. Stickers do not count.',
          cite: '40 CFR 82.155(b); EPA, Safe Disposal Requirements',
        },
        {
          point: 'Statements and contracts are kept on site for {{fact:records-kept|words}}.',
          cite: '40 CFR 82.155(c)',
        },
        { point: 'Cutting a line counts as venting, not as "leaked out".', cite: '40 CFR 82.155(b)' },
      ],
      tables: [
        {
          caption: 'Paper in the disposal chain',
          columns: ['Document', 'When it is used'],
          rows: [
            ['Signed statement: name, address, date', 'someone recovered the refrigerant before'],
            ['Signed statement of leakage', 'all of it escaped earlier through failure or accident'],
            ['Contract', 'regular commercial suppliers'],
            ['Signs or letters', 'the final processor warns suppliers'],
            ['Sticker', 'never accepted as proof'],
          ],
          source: '40 CFR 82.155(b); EPA, Safe Disposal Requirements',
        },
      ],
      cites: [
        '40 CFR 82.155',
        '40 CFR 82.156(c), (d)',
        'EPA, Safe Disposal Requirements',
        'EPA, Section 608 Test Topics',
      ],
    },
  ],
};
