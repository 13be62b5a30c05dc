import type { Guide } from '@/lib/study/rules';

export const typeThreeGuide: Guide = {
  group: 'type-3',
  title: 'Type III study guide: low pressure',
  summary:
    'Large centrifugal chillers that run below atmospheric pressure. Leaks pull air in, water can freeze in the tubes, and you raise pressure with heat, not with nitrogen: much here is the reverse of other equipment.',
  topics: [
    {
      slug: 'leak-detection',
      name: 'Leak detection',
      paragraphs: [
        'A low-pressure machine lives partly in vacuum. When it leaks there, nothing gets out; air and moisture get in. So the first sign of a leak is not a missing charge but a busy purge unit. If the purge runs often or long, look for a leak.',
        'To find one, you first have to raise the pressure inside, so that refrigerant comes out where the air goes in. The preferred way on a charged machine is heat: controlled hot water, a built-in heating device such as Prevac, or heater blankets. Warm refrigerant makes its own pressure, and nothing foreign gets into the machine. Nitrogen is the second choice. Whatever you use, do not pass 10 psig. The rupture disc opens at 15 psig, and you want room to spare.',
        'Tubes leak too. To check them, drain the water box and then put the detector probe into its drain valve. Water left in the box would keep the refrigerant from the probe, and it could spoil the instrument. A hydrostatic tube test kit shows which tube is bad. A leaking tube lets water into the refrigerant side while the machine is in vacuum, so moisture that keeps collecting in the purge drain makes a tube suspect. Open-drive machines tend to leak at the shaft seal.',
        'An empty machine is checked with a standing vacuum test. You pull it down, shut it in, and watch. If the pressure rises from 1 mm Hg to above 2.5 mm Hg, look for leaks. Mind the unit: it is millimeters, not inches. A rise that levels off suggests moisture, and one that keeps going means an air leak. One manufacturer of chillers accepts a rise of up to 0.05 in. Hg in 24 hours. Use an instrument that reads absolute pressure; a dial gauge cannot show such a small change.',
        'Air and moisture do harm inside. They make acid, raise the condenser pressure and cost efficiency. A machine that takes in air runs its purge more, and each purge cycle carries a little refrigerant out with the air. Fixing the leak pays twice.',
      ],
      keyPoints: [
        { point: 'Long or frequent purge operation points to a leak.', cite: 'EPA, Section 608 Test Topics' },
        {
          point: 'To pressurize for a leak test: hot water or a heating device first, nitrogen second.',
          cite: 'EPA, Section 608 Test Topics',
        },
        {
          point: 'Leak test at no more than {{fact:leak-test-ceiling}}.',
          cite: 'EPA, Section 608 Test Topics; trade practice',
        },
        { point: 'The rupture disc opens at {{fact:rupture-disc}}.', cite: 'Trade practice' },
        {
          point:
            'Standing vacuum: a rise from {{fact:vacuum-test-start|value}} to above {{fact:vacuum-test-limit}} means look for leaks.',
          cite: 'ASHRAE Guideline 3',
        },
      ],
      tables: [
        {
          caption: 'Figures for leak testing',
          columns: ['Item', 'Figure'],
          rows: [
            ['Highest test pressure', '{{fact:leak-test-ceiling}}'],
            ['Rupture disc', '{{fact:rupture-disc}}'],
            [
              'Standing vacuum test, suspicious rise',
              'from {{fact:vacuum-test-start}} to above {{fact:vacuum-test-limit}}',
            ],
            ["One manufacturer's limit for 24 hours", '0.05 in. Hg'],
          ],
          source: 'EPA, Section 608 Test Topics; trade practice; ASHRAE Guideline 3; Carrier 17/19 chiller manual',
        },
      ],
      cites: ['EPA, Section 608 Test Topics', 'ASHRAE Guideline 3', 'Carrier 17/19 chiller manual', 'Trade practice'],
    },
    {
      slug: 'leak-repair',
      name: 'Leak repair',
      paragraphs: [
        'Low-pressure machines follow the same leak repair rules as the rest. Subpart F (40 CFR 82.157) covers a machine with 50 lb or more of an ozone-depleting refrigerant, such as R-11 or R-123. The yearly rates that trigger repair are 10 percent for comfort cooling, which is where most chillers belong, 20 percent for commercial refrigeration, and 30 percent for industrial process refrigeration.',
        'HFC machines come under the AIM Act rule (40 CFR 84.106) since January 1, 2026, from 15 lb up. That takes in machines on R-245fa, and medium-pressure chillers on R-134a too. A chiller on R-1233zd(E) is under neither rule: Subpart F leak repair does not reach it, and its GWP is far below 53. Always ask for refrigerant, charge and category before you answer.',
        'The deadlines are the same too. The owner calculates the rate each time refrigerant is added. Above the limit, the owner has 30 days from that addition to find and repair the leaks, or 120 days if an industrial process must be shut down. The initial verification test comes after the repair and before refrigerant goes back. The follow-up test comes within 10 days of the successful initial test, or of the return to normal operation. An owner who does not repair must have a plan within 30 days to retrofit or retire the machine, and must finish it within one year.',
        'Once it exceeded the limit, a comfort-cooling chiller of any size is inspected once a year, until it stays within the limit for a year. A certified technician does the inspection. A chiller that loses 125 percent of its full charge in a calendar year is reported to EPA by March 1 of the next year. Records are kept for three years, and you leave the owner a written record of your work.',
        'One point is special to Type III. Refrigerant that a purge releases in normal operation is not venting. It still counts in the leak rate, because it has to be replaced, unless it is destroyed at an efficiency of 98 percent or better.',
        'An example: a 600 lb R-123 chiller in an office building takes 70 lb over a year. That is 11.7 percent, above the 10 percent for comfort cooling, so the 30 days begin on the day the last refrigerant was added.',
      ],
      keyPoints: [
        {
          point: 'Leak rate limit of a comfort-cooling chiller: {{fact:leak-rate-comfort-cooling|words}} a year.',
          cite: '40 CFR 82.157(c)(2)',
        },
        {
          point: 'Repair within {{fact:leak-repair-time}}, follow-up test within {{fact:follow-up-test-time}}.',
          cite: '40 CFR 82.157(d), (e)(2)',
        },
        {
          point: 'Over the leak rate limit: one inspection a year, until one year stays within the limit.',
          cite: '40 CFR 82.157(g)',
        },
        {
          point:
            '{{fact:chronic-leaker-share|words}} lost in a calendar year: report by {{fact:chronic-leaker-report}}.',
          cite: '40 CFR 82.157(j)',
        },
        {
          point: 'Purge losses count unless destroyed at {{fact:purge-destruction|words}} or better.',
          cite: '40 CFR 82.157(k)',
        },
      ],
      tables: [
        {
          caption: 'Low-pressure machines and the leak rules',
          columns: ['Machine', 'Rule'],
          rows: [
            ['R-11 or R-123, {{fact:leak-repair-ods-charge}} or more', '40 CFR 82.157'],
            ['R-245fa, {{fact:leak-repair-hfc-charge}} or more', '40 CFR 84.106'],
            ['R-1233zd(E)', 'neither'],
          ],
          source: '40 CFR 82.157(a); 40 CFR 84.106',
        },
        {
          caption: 'Deadlines',
          columns: ['What', 'When'],
          rows: [
            [
              'Repair',
              '{{fact:leak-repair-time}}; {{fact:leak-repair-time-shutdown|value}} with an industrial process shutdown',
            ],
            ['Follow-up verification test', 'within {{fact:follow-up-test-time}}'],
            [
              'Retrofit or retirement plan',
              'made within {{fact:retrofit-plan-made}}, done within {{fact:retrofit-plan-done|words}}',
            ],
            [
              'Inspection of a comfort-cooling chiller over the limit',
              'once a year, until one year stays within the limit',
            ],
            [
              'Report of a loss of {{fact:chronic-leaker-share|words}}',
              '{{fact:chronic-leaker-report}} of the next year',
            ],
          ],
          source: '40 CFR 82.157',
        },
      ],
      cites: ['40 CFR 82.157', '40 CFR 84.106', 'EPA, Prohibition on Venting Refrigerants'],
    },
    {
      slug: 'techniques',
      name: 'Recovery techniques',
      paragraphs: [
        'Take the liquid first, then the vapor. On these machines the vapor is not a leftover. The shell is huge, so a lot of the charge by weight can stay behind as vapor after the liquid is gone. A 350-ton R-11 machine at 0 psig is often said to hold about 100 lb of vapor. Stop after the liquid and you have left all of that.',
        'Water is the thing to watch. As you pull the pressure down, the refrigerant that is left boils and gets cold, and water standing in the tubes can freeze and split them. So keep water circulating through the chiller, or drain it, during evacuation. Warm water in the barrel does two jobs: it keeps the tubes safe and drives the vapor out faster. If you know that tubes leak, drain the water sides before recovery, so that water is not drawn into the refrigerant.',
        'Oil holds refrigerant. Heat it to 130 °F before you take it out, so that less refrigerant stays dissolved in it. For an oil change the machine must be at 5 psig or less first.',
        'The recovery machine for this work usually has a water-cooled condenser that is fed from the building supply. Water must flow through it before the compressor starts. Its high-pressure cut-out is set at 10 psig, and the rupture disc on the recovery vessel relieves at 15 psig. Those are low figures, because the vessels are not built for more.',
        'Recovered R-11 and R-123 go into drums or low-pressure cylinders. Do not overfill them, and keep each refrigerant apart from the others.',
        'When the gauge shows the level you need, wait a few minutes. A rise means that liquid is still hiding in a low spot or that refrigerant is coming out of the oil. Go on until it holds. On a machine this size there are many places for liquid to collect, so expect to do it more than once.',
      ],
      keyPoints: [
        {
          point: 'Recover liquid first, then vapor; the vapor is worth many pounds.',
          cite: 'EPA, Section 608 Test Topics',
        },
        {
          point: 'Circulate or drain the water during evacuation, against freezing.',
          cite: 'EPA, Section 608 Test Topics',
        },
        { point: 'Heat oil to {{fact:oil-temperature}} before removing it.', cite: 'EPA, Section 608 Test Topics' },
        { point: 'High-pressure cut-out of the recovery unit: {{fact:recovery-cut-out}}.', cite: 'Trade practice' },
        { point: 'Rupture disc of the recovery vessel: {{fact:recovery-vessel-disc}}.', cite: 'Trade practice' },
      ],
      tables: [
        {
          caption: 'Figures for low-pressure recovery',
          columns: ['Item', 'Figure'],
          rows: [
            ['Oil temperature before removal', '{{fact:oil-temperature}}'],
            ['Pressure before an oil change', '{{fact:oil-change-pressure}} or less'],
            ['Recovery unit high-pressure cut-out', '{{fact:recovery-cut-out}}'],
            ['Recovery vessel rupture disc', '{{fact:recovery-vessel-disc}}'],
            ['Evacuation level', '{{fact:evacuation-low}}'],
          ],
          source: 'EPA, Section 608 Test Topics; 40 CFR 82.156(a); trade practice',
        },
      ],
      cites: ['EPA, Section 608 Test Topics', '40 CFR 82.156(a)', 'Trade practice'],
    },
    {
      slug: 'recharging',
      name: 'Recharging',
      paragraphs: [
        'After a repair the machine is empty and in a deep vacuum. If you let liquid into it now, the liquid flashes at far below 32 °F, and the water in the tubes can freeze and split them. So the order is reversed: vapor first, then liquid.',
        'Feed vapor until the pressure inside is high enough that the refrigerant boils above freezing. The trade commonly teaches a saturation temperature of 36 °F as the point where liquid may start. What that is on the gauge depends on the refrigerant: 16.9 in. Hg vacuum for R-11, 19.3 for R-123, 14.1 for R-1233zd(E). Remember that a high figure in inches of vacuum means a low pressure, so R-123 reaches the safe point at a deeper vacuum than R-11 does.',
        'Keep water flowing through the tubes during the whole charge. Moving water is harder to freeze, and it carries heat to the refrigerant.',
        'Charge a centrifugal machine through the evaporator charging valve. It is the lowest access point on the machine, so liquid enters where it will lie anyway.',
        'Dry the machine before you charge it. An opened low-pressure machine has taken in room air, and with it moisture. Pull it down and hold it. One manufacturer stops at 29.8 in. Hg vacuum and warns against going below 33 °F on the wet-bulb indicator, because water trapped inside would freeze and then could no longer boil away. Test for leaks before the charge goes in, while the only thing you could lose is nitrogen.',
        'If the machine was opened, think of the oil and the purge as well. Check that the oil heater is on, so that refrigerant does not gather in the oil, and expect the purge to work hard for a short time and then settle down. If it does not settle, air is still getting in.',
        'Weigh what you put in and write it down. For a machine of 50 lb or more of ozone-depleting refrigerant the owner needs that figure, because each addition calls for a new leak rate calculation, apart from the first charge after installation or retrofit.',
      ],
      keyPoints: [
        { point: 'Charge vapor before liquid, so that tubes do not freeze.', cite: 'EPA, Section 608 Test Topics' },
        {
          point: 'Charge vapor until saturation is above freezing, commonly {{fact:vapor-charge-until}}.',
          cite: 'Trade practice',
        },
        { point: 'Charge through the evaporator charging valve.', cite: 'EPA, Section 608 Test Topics' },
        { point: 'The evaporator charging valve is the lowest access point on the machine.', cite: 'Trade practice' },
        { point: 'Keep water flowing while charging.', cite: 'Trade practice' },
      ],
      tables: [
        {
          caption: 'Reading at 36 °F saturation, when liquid may begin',
          columns: ['Refrigerant', 'Gauge'],
          rows: [
            ['R-245fa', '{{fact:vacuum-at-36f-r245fa}} vacuum'],
            ['R-1233zd(E)', '{{fact:vacuum-at-36f-r1233zd}} vacuum'],
            ['R-11', '{{fact:vacuum-at-36f-r11}} vacuum'],
            ['R-123', '{{fact:vacuum-at-36f-r123}} vacuum'],
            ['R-113', '{{fact:vacuum-at-36f-r113}} vacuum'],
          ],
          source: 'Calculated from refrigerant properties; 36 °F is trade practice',
        },
      ],
      cites: [
        'EPA, Section 608 Test Topics',
        'Carrier 17/19 chiller manual',
        '40 CFR 82.157(b)',
        'Calculated from refrigerant properties',
      ],
    },
    {
      slug: 'requirements',
      name: 'Recovery requirements',
      paragraphs: [
        'The level for low-pressure appliances is easy to state: 25 mm Hg absolute. It does not depend on the charge; the 200 lb line belongs to other pressure classes. For machines made on or after November 15, 1993 there is no doubt about it. Older guides give another figure for older machines, but the rule in force shows 25 mm in both columns.',
        'Know what the figure means. It is absolute pressure, counted up from a perfect vacuum. 25 mm Hg absolute is about 28.9 in. Hg vacuum, or 0.48 psia, or 25,000 microns. Do not take it for 25 in. Hg vacuum, which is 125 mm Hg absolute and five times as much pressure.',
        'That level is for major work and for disposal. Non-major work goes another way. The machine is below atmospheric pressure, so if you simply opened it, air would rush in. Instead you raise the pressure to 0 psig, and no higher, before opening. Where you cannot isolate the part, cover the opening.',
        'How you raise it matters. If the refrigerant boils at or below 85 °F at one atmosphere, you must not use nitrogen or anything else that would have to be purged out later. You use heat: controlled hot water or a device such as Prevac. This holds for R-11, R-123, R-245fa and R-1233zd(E). R-113 boils at 118 °F, so heat alone may not get it to atmospheric pressure; there you heat as far as you can, and nitrogen may make up the rest.',
        'Do not mix this up with leak testing. For a leak test, nitrogen is the allowed second choice. For opening a machine on the common refrigerants, nitrogen is not allowed. Read the question for its purpose.',
        'For an oil change, 5 psig is the limit here too. A machine that leaks so badly that it cannot hold the level is taken as low as it will go without drawing in contamination, to 0 psig at most. And when the level is reached, wait a few minutes. A rise means there is more to get.',
      ],
      keyPoints: [
        {
          point: 'Evacuation level for major work or disposal: {{fact:evacuation-low}}, whatever the charge.',
          cite: '40 CFR 82.156(a), Table 1',
        },
        {
          point: 'Non-major work: pressurize to no more than {{fact:opening-pressure-non-major}}.',
          cite: '40 CFR 82.156(a)(1)(ii)',
        },
        {
          point: 'Boiling point at or below {{fact:heat-only-boiling-point}}: no nitrogen for opening, use heat.',
          cite: '40 CFR 82.156(a)(1)(ii)',
        },
        { point: 'Oil change: {{fact:oil-change-pressure}} or less.', cite: '40 CFR 82.156(a)(1)(iii)' },
        {
          point:
            'Machine that cannot hold the level: lowest without contamination, {{fact:opening-pressure-non-major}} at most.',
          cite: '40 CFR 82.156(a)(2)',
        },
      ],
      tables: [
        {
          caption: '25 mm Hg absolute in other units',
          columns: ['Unit', 'Value'],
          rows: [
            ['in. Hg vacuum', '{{fact:evacuation-low-in-hg|value}}'],
            ['psia', '{{fact:evacuation-low-psia|value}}'],
            ['microns', '{{fact:evacuation-low-microns|value}}'],
          ],
          source: 'Calculated',
        },
        {
          caption: 'Boiling point at one atmosphere, and how to raise pressure for opening',
          columns: ['Refrigerant', 'Boils at', 'Method'],
          rows: [
            ['R-245fa', '{{fact:boiling-point-r245fa}}', 'heat, no nitrogen'],
            ['R-1233zd(E)', '{{fact:boiling-point-r1233zd}}', 'heat, no nitrogen'],
            ['R-11', '{{fact:boiling-point-r11}}', 'heat, no nitrogen'],
            ['R-123', '{{fact:boiling-point-r123}}', 'heat, no nitrogen'],
            ['R-113', '{{fact:boiling-point-r113}}', 'heat first, then nitrogen for the rest'],
          ],
          source: '40 CFR 82.156(a)(1)(ii); boiling points calculated from refrigerant properties',
        },
        {
          caption: 'Which level for which job',
          columns: ['Job', 'Level'],
          rows: [
            ['Major repair or disposal', '{{fact:evacuation-low}}'],
            ['Non-major repair', 'raise to {{fact:opening-pressure-non-major}}'],
            ['Oil change', '{{fact:oil-change-pressure}} or less'],
            ['Leaking machine', 'lowest without contamination, {{fact:opening-pressure-non-major}} at most'],
          ],
          source: '40 CFR 82.156(a)',
        },
      ],
      cites: ['40 CFR 82.152', '40 CFR 82.156(a)', 'EPA, Section 608 Test Topics'],
    },
    {
      slug: 'refrigeration',
      name: 'Refrigeration and purge units',
      paragraphs: [
        'A low-pressure refrigerant has a saturation pressure below 45 psia at 104 °F. The rule names R-11, R-113, R-123 and R-245fa; R-1233zd(E) belongs here as well, at 31 psia. The typical machine is a large centrifugal chiller. Its evaporator is flooded: water runs inside the tubes and refrigerant surrounds them. The pressure class decides the type, so a centrifugal chiller on R-134a is medium pressure and takes Type II.',
        'R-123 replaced R-11. It is an HCFC with an ODP of 0.02 by the Montreal Protocol, and it is in safety group B1. New R-123 may go only to the service of equipment made before January 1, 2020, and its production ends in 2030.',
        'Follow the pressures for R-123. At 40 °F in the evaporator it is at 18.2 in. Hg vacuum. At 100 °F in the condenser it is at about 6 psig. So the low side is in vacuum whenever the machine runs, and at room temperature the whole machine is: at 72 °F it rests at about 5.6 in. Hg vacuum. Whatever leaks, leaks inward.',
        'That is why there is a purge unit. It takes suction from the top of the condenser, where air and other gases that do not condense collect. It condenses the refrigerant out of the mixture, sends it back to the evaporator, and lets the air go. It takes out moisture as well. A high-efficiency purge loses very little refrigerant with each pound of air. Log its run time; a rise is your earliest sign of a leak.',
        'If air stays in the machine, the condensing pressure goes up, the machine works harder, and it may surge, which is the shudder of gas running backward through a centrifugal compressor. With the machine off and settled, compare pressure and temperature with the chart. A reading above the chart means non-condensables.',
        'Keep the oil heater on while the machine is shut down. It keeps refrigerant out of the oil, which would otherwise foam at the start and leave the bearings dry.',
      ],
      drawings: [
        {
          name: 'chiller',
          shows:
            'A low-pressure chiller with its purge unit. The compressor on the right draws vapor from the evaporator below, which is in vacuum, and sends it to the condenser above. From the condenser the refrigerant goes down through a metering device into the evaporator. The purge unit draws air with some refrigerant vapor from the top of the condenser, lets the air out, and sends the refrigerant back to the evaporator.',
          caption:
            'The purge unit draws from the top of the condenser, where air collects. It lets the air go and returns the refrigerant to the evaporator.',
          source: 'EPA, Section 608 Test Topics; trade practice',
        },
      ],
      keyPoints: [
        {
          point: 'Low pressure: below {{fact:pressure-class-medium}} at {{fact:pressure-class-temperature}}.',
          cite: '40 CFR 82.152',
        },
        { point: 'The purge removes air, other non-condensables and moisture.', cite: 'EPA, Section 608 Test Topics' },
        { point: 'The purge draws from the top of the condenser.', cite: 'Trade practice' },
        {
          point: 'Air in the condenser raises condensing pressure and can cause surge.',
          cite: 'Refrigeration fundamentals',
        },
        { point: 'Oil heaters stay on during shutdown.', cite: 'Trade practice' },
      ],
      tables: [
        {
          caption: 'Saturation pressure: in. Hg vacuum where marked v, else psig',
          columns: ['°F', 'R-11', 'R-123', 'R-113', 'R-245fa', 'R-1233zd(E)'],
          rows: [
            ['32', '18.0 v', '20.3 v', '25.5 v', '14.2 v', '15.6 v'],
            ['36', '16.9 v', '19.3 v', '25.0 v', '12.5 v', '14.1 v'],
            ['40', '15.6 v', '18.2 v', '24.4 v', '10.7 v', '12.6 v'],
            ['60', '7.7 v', '11.2 v', '20.9 v', '0.3', '2.8 v'],
            ['72', '1.5 v', '5.6 v', '18.1 v', '4.7', '2.4'],
            ['80', '1.6', '1.2 v', '15.8 v', '8.2', '5.4'],
            ['100', '8.9', '6.1', '8.6 v', '19.1', '14.5'],
          ],
          source: 'Calculated from refrigerant properties',
        },
      ],
      cites: [
        '40 CFR 82.152',
        'EPA, Phaseout of Class II Ozone-Depleting Substances',
        'EPA, Section 608 Test Topics',
        'Refrigeration fundamentals',
      ],
    },
    {
      slug: 'safety',
      name: 'Safety',
      paragraphs: [
        'Machine rooms are enclosed and charges are large, so air quality comes first. ASHRAE 15 requires a refrigerant sensor in an equipment room with R-123. EPA lists, beside it, an oxygen-deprivation sensor for all refrigerants. The monitor has to sound its alarm and start the ventilation before the concentration reaches the exposure limit, so that people in the room are warned before they are harmed.',
        'R-123 deserves respect. It is in safety group B1, which means higher toxicity. Class B begins below an exposure limit of 400 ppm, and the limits that manufacturers publish for R-123 are far below that, against 1,000 ppm for R-22 and R-134a. Read the safety data sheet of the product you have. It is also more than five times as heavy as air, so it lies in pits and on the floor. If there is a large release, leave, ventilate, and go in only with a self-contained breathing apparatus (SCBA).',
        'The shell of a low-pressure machine is not built for much pressure. The rupture disc, on the evaporator side, opens at 15 psig, and its discharge is piped outdoors. Keep the leak test at 10 psig or below. Take care with anything that could put more into the shell: a nitrogen cylinder without a regulator, or water, since the water side of some buildings runs at a pressure above the rating of the disc.',
        'Nitrogen is used with a regulator and a relief valve downstream. Oxygen and compressed air are not used at all. When you heat the machine to raise its pressure, do it slowly and watch the gauge the whole time.',
        'Never siphon refrigerant by mouth. It sounds like a joke until you meet a refrigerant that is liquid in an open bucket at room temperature, such as R-113. Wear goggles and gloves; the liquid strips the oil from your skin, and cold liquid burns. R-11 and R-123 boil near room temperature, so an open container gives off vapor fast on a warm day.',
        'Before brazing or cutting, the refrigerant must be out of the machine. R-11 and R-123 hold chlorine and make acids and phosgene in a flame. Keep air moving through the low spots, keep the door open, and have someone outside who knows that you are in there.',
      ],
      keyPoints: [
        {
          point: 'R-123: a refrigerant sensor is required in the equipment room.',
          cite: 'EPA, Section 608 Test Topics',
        },
        { point: 'R-123 is B1: its exposure limit is below {{fact:toxicity-line}}.', cite: 'ASHRAE 34' },
        { point: 'The alarm comes before the exposure limit is reached.', cite: 'ASHRAE 15' },
        { point: 'The rupture disc opens at {{fact:rupture-disc}} and discharges outdoors.', cite: 'Trade practice' },
        { point: 'Large release: enter only with SCBA.', cite: 'Trade practice (safety training)' },
      ],
      tables: [
        {
          caption: 'Pressures and limits to remember',
          columns: ['Item', 'Figure'],
          rows: [
            ['Leak test', '{{fact:leak-test-ceiling}} at most'],
            ['Rupture disc', '{{fact:rupture-disc}}'],
            ['Exposure limit that divides class A from B', '{{fact:toxicity-line}}'],
            ['R-22 and R-134a exposure limit', '{{fact:exposure-limit-a1}}'],
            ['R-123 vapor against air', '5.3 times as heavy'],
          ],
          source: "EPA, Section 608 Test Topics; manufacturers' exposure limits; trade practice; calculated",
        },
      ],
      cites: ['ASHRAE 15', 'ASHRAE 34', 'EPA, Section 608 Test Topics', 'Trade practice (safety training)'],
    },
  ],
};
