import type { Guide } from '@/lib/study/rules';

export const typeTwoGuide: Guide = {
  group: 'type-2',
  title: 'Type II study guide: medium, high and very high pressure',
  summary:
    'Split systems, rooftops, supermarket racks and chillers on R-22 or R-134a: finding and repairing leaks by the deadline, the evacuation table, and the work around it.',
  topics: [
    {
      slug: 'leak-detection',
      name: 'Leak detection',
      paragraphs: [
        'A system that has lost charge gives itself away. The two signs to remember are high superheat and traces of oil. Superheat rises because there is too little liquid to feed the evaporator, so the vapor has a long way to warm up. Oil travels with the refrigerant, and where refrigerant gets out, oil stays behind as a dark, dusty spot. Look for it on hermetic equipment first.',
        'Open-drive compressors have a shaft that goes through the housing, with a seal around it. When such a machine stands idle for months, the seal dries out and leaks. If you are asked where an open-drive system that has been off all winter is likely to leak, the answer is the shaft seal.',
        'Test for leaks before you charge or recharge. There is an order of preference for the gas. Nitrogen alone comes first, because it does no harm. If that does not show the leak, use nitrogen with a trace of R-22; the trace gives an electronic detector something to find. Pure refrigerant is the last choice. If you used a trace of R-22 in a system meant for another refrigerant, evacuate it before charging. Mixing is never acceptable.',
        'A new or repaired system is pressurized with nitrogen first, and then the joints are checked. Always with a regulator on the cylinder and a relief valve in the line, and never above the test pressure on the nameplate. Never use oxygen, compressed air or a flammable gas.',
        'To narrow down a leak, begin with an electronic or ultrasonic detector, which finds the area. Finish with soap bubbles, which find the spot. A standing pressure test, a vacuum that will not hold, or bubbles in the sight glass tell you that there is a leak, but not where, so the rule does not accept them alone as a leak inspection. A halide torch works only on refrigerants with chlorine, and it must stay away from anything that burns. On an HFC it shows nothing at all.',
        'Take your time at the usual places: flare nuts, valve stems and caps, rub-outs on tubing, and brazed joints that have been touched before. Write down what you found and where, because the owner of a large system will need it for the record.',
      ],
      keyPoints: [
        {
          point: 'Signs of a leak: excessive superheat and traces of oil.',
          cite: 'EPA, Section 608 Test Topics',
        },
        {
          point: 'Test gas, best first: nitrogen, then nitrogen with a trace of R-22, then pure refrigerant.',
          cite: 'EPA, Section 608 Test Topics',
        },
        { point: 'Idle open-drive compressor: suspect the shaft seal.', cite: 'Trade practice' },
        {
          point: 'An electronic detector finds the area of a leak, soap bubbles find the spot.',
          cite: 'Trade practice',
        },
        {
          point: 'Never use oxygen, compressed air or a flammable gas for a leak test.',
          cite: 'EPA, Section 608 Test Topics',
        },
      ],
      tables: [
        {
          caption: 'What each method tells you',
          columns: ['Method', 'Shows'],
          rows: [
            ['Standing pressure or vacuum decay', 'that a leak exists'],
            ['Electronic or ultrasonic detector', 'the area'],
            ['Soap bubbles', 'the exact spot'],
            ['Halide torch', 'leaks of refrigerants with chlorine, by a green flame'],
            ['Traces of oil', 'where refrigerant has been escaping'],
          ],
          source: 'EPA, Section 608 Test Topics; 40 CFR 82.152; trade practice',
        },
      ],
      cites: ['EPA, Section 608 Test Topics', '40 CFR 82.152', 'Trade practice'],
    },
    {
      slug: 'leak-repair',
      name: 'Leak repair',
      paragraphs: [
        'Ask first which rule applies. Subpart F (40 CFR 82.157) covers appliances with 50 lb or more of an ozone-depleting refrigerant, such as R-22. Since January 1, 2026 the AIM Act rule (40 CFR 84.106) covers appliances with 15 lb or more of an HFC, or of a substitute with a GWP above 53. It leaves out residential and light commercial air conditioning and heat pumps. Both rules use the same three leak rates. Older books print 35 and 15 percent; those rates ended in 2019.',
        'Calculate the yearly leak rate each time refrigerant is added. For the annualizing method, divide the pounds added by the full charge, then divide by the share of the year since the last addition. For the rolling average, divide the pounds added in the last 365 days by the full charge. One facility uses one method for all its appliances. If 20 lb go into a 200 lb system after 73 days, annualizing gives 50 percent, since 10 percent leaked in a fifth of a year. The rolling average gives 10 percent if nothing else was added.',
        'If the rate is over the limit, the clock starts on the day refrigerant is added. The leaks must be found and repaired within 30 days, or 120 days if an industrial process has to be shut down. A certified technician does the inspection. After the repair comes an initial verification test, before any refrigerant goes back in. A follow-up test comes within 10 days of the successful initial test, or of the return to normal operation if the system was evacuated.',
        'An owner who does not repair must have a plan within 30 days to retrofit or retire the appliance, and must carry it out within one year. More time is possible if parts cannot arrive, in radiological areas, or if another law prevents the work. Mothballing stops the clock until refrigerant is added again.',
        'Once the limit was exceeded, leak inspections are required. Commercial and industrial process refrigeration of 500 lb or more is inspected every three months, until four quarters in a row stay within the limit. Everything else is inspected once a year, until one year stays within the limit. Automatic leak detection can take the place of inspections for the parts it watches. An appliance that loses 125 percent of its charge in a calendar year is reported to EPA by March 1 of the next year. Records are kept for three years. The duty lies with the owner or operator, and you must give them a record of your work.',
      ],
      keyPoints: [
        {
          point:
            'Yearly leak rates: industrial process {{fact:leak-rate-industrial-process|value}}, commercial refrigeration {{fact:leak-rate-commercial|value}}, comfort cooling and other {{fact:leak-rate-comfort-cooling|words}}.',
          cite: '40 CFR 82.157(c)(2)',
        },
        {
          point:
            'Repair within {{fact:leak-repair-time}}; {{fact:leak-repair-time-shutdown|value}} with an industrial process shutdown.',
          cite: '40 CFR 82.157(d)',
        },
        { point: 'Follow-up verification test within {{fact:follow-up-test-time}}.', cite: '40 CFR 82.157(e)(2)' },
        {
          point:
            'Retrofit or retirement plan within {{fact:retrofit-plan-made}}, finished within {{fact:retrofit-plan-done|words}}.',
          cite: '40 CFR 82.157(h)',
        },
        {
          point:
            '{{fact:chronic-leaker-share|words}} lost in a calendar year: report by {{fact:chronic-leaker-report}}.',
          cite: '40 CFR 82.157(j)',
        },
        {
          point:
            'HFCs: leak repair is required for {{fact:leak-repair-hfc-charge}} or more since {{fact:leak-repair-hfc-since}}.',
          cite: '40 CFR 84.106',
        },
      ],
      tables: [
        {
          caption: 'Leak rates and categories',
          columns: ['Category', 'Rate over 12 months', 'Examples'],
          rows: [
            [
              'Industrial process refrigeration',
              '{{fact:leak-rate-industrial-process|words}}',
              'customized process cooling, ice rinks, power generation',
            ],
            ['Commercial refrigeration', '{{fact:leak-rate-commercial|words}}', 'retail food, cold storage warehouses'],
            [
              'Comfort cooling and other',
              '{{fact:leak-rate-comfort-cooling|words}}',
              'chillers, commercial splits, rooftop units',
            ],
          ],
          source: '40 CFR 82.152; 40 CFR 82.157(c)(2); 40 CFR 84.106',
        },
        {
          caption: 'Which leak repair rule?',
          columns: ['Appliance', 'Rule'],
          rows: [
            ['60 lb R-22 rooftop unit', '40 CFR 82.157'],
            ['60 lb R-404A rack', '40 CFR 84.106'],
            ['20 lb R-448A walk-in cooler', '40 CFR 84.106'],
            ['30 lb R-22 unit', 'neither'],
            ['25 lb R-410A light commercial split', 'neither'],
          ],
          source: '40 CFR 82.157(a); 40 CFR 84.106',
        },
        {
          caption: 'Deadlines and reports',
          columns: ['What', 'When'],
          rows: [
            [
              'Repair',
              '{{fact:leak-repair-time}} from the addition; {{fact:leak-repair-time-shutdown|value}} with an industrial process shutdown',
            ],
            ['Initial verification test', 'after repair, before refrigerant is added, inside the repair time'],
            ['Follow-up verification test', 'within {{fact:follow-up-test-time}}'],
            [
              'Plan to retrofit or retire',
              'made within {{fact:retrofit-plan-made}}, done within {{fact:retrofit-plan-done|words}}',
            ],
            [
              'Inspections, commercial and industrial, {{fact:inspection-quarterly-charge}} or more',
              'every {{fact:inspection-quarterly-interval|words}}, until four quarters in a row stay within the limit',
            ],
            [
              'Inspections, commercial and industrial, {{fact:leak-repair-ods-charge|value}} to under {{fact:inspection-quarterly-charge}}',
              'yearly, until one year stays within the limit',
            ],
            ['Inspections, comfort cooling and other appliances', 'yearly, until one year stays within the limit'],
            [
              'Chronic leaker ({{fact:chronic-leaker-share|words}}) report',
              '{{fact:chronic-leaker-report}} of the next year',
            ],
            ['Records', '{{fact:records-kept|words}}'],
          ],
          source: '40 CFR 82.157(d) to (l)',
        },
      ],
      cites: ['40 CFR 82.152', '40 CFR 82.157', '40 CFR 84.106', 'EPA, Section 608 Regulatory Updates'],
    },
    {
      slug: 'techniques',
      name: 'Recovery techniques',
      paragraphs: [
        'Identify the refrigerant before you hook up. Use the nameplate, then resting pressure against temperature, or an electronic identifier. The label on the expansion valve can be one more hint. If you are not sure, do not put it in a cylinder that holds something else.',
        'Recover liquid first, from wherever it collects: the liquid-line or king valve, the outlet of the receiver, or the lowest point of the system. If the condenser sits below the receiver, take it from the condenser outlet. Liquid is dense, so this is where you win your time. When the liquid is gone, take vapor, from both sides if you can.',
        'Help the pressure difference along. Cool the recovery cylinder and warm the appliance. Use short, wide hoses and pull the valve cores. A new or emptied cylinder is evacuated before refrigerant is moved into it. Watch the scale: 80 percent is the limit.',
        'Heat pumps need a moment of thought. The mode they stopped in decides which side holds the liquid, and the reversing valve can trap refrigerant. Push-pull is a poor choice on them for the same reason. Push-pull works best on large liquid charges, above about 10 to 15 lb.',
        'If the part you need to work on can be valved off, you may pump the charge down into the receiver and treat only the isolated part. The evacuation level then applies to that part.',
        'When you reach the level, stop the machine and wait. A rise tells you that liquid or refrigerant in oil is still boiling, so go on. Reaching the level must be checked before you open the system.',
        'Mind the compressor. A hermetic compressor must not be energized under vacuum. A reciprocating compressor must not run with its discharge service valve shut, since the pressure has nowhere to go. The crankcase heater keeps refrigerant from gathering in the oil while the machine is off; left on, it also helps you get refrigerant out of the oil.',
      ],
      keyPoints: [
        {
          point: 'Recover liquid first, at the king valve, receiver outlet or lowest point.',
          cite: 'EPA, Section 608 Test Topics; trade practice',
        },
        { point: 'Condenser below the receiver: recover from the condenser outlet.', cite: 'Trade practice' },
        { point: 'To speed recovery, cool the cylinder and warm the appliance.', cite: 'EPA, Section 608 Test Topics' },
        {
          point: 'After evacuating, wait for a pressure rise before opening the system.',
          cite: 'EPA, Section 608 Test Topics',
        },
        { point: 'Pump-down is allowed when the part can be isolated.', cite: '40 CFR 82.156(a)' },
        { point: 'Do not energize a hermetic compressor under vacuum.', cite: 'EPA, Section 608 Test Topics' },
      ],
      tables: [
        {
          caption: 'Where to begin',
          columns: ['System', 'First connection'],
          rows: [
            ['With a receiver', 'king valve or receiver outlet'],
            ['Condenser below the receiver', 'condenser outlet'],
            ['No service valve on the liquid side', 'lowest point of the system'],
            ['Heat pump', 'the side that holds liquid in the mode it stopped in'],
          ],
          source: 'EPA, Section 608 Test Topics; trade practice',
        },
      ],
      cites: ['EPA, Section 608 Test Topics', '40 CFR 82.156(a)', 'Trade practice (ACHR News)'],
    },
    {
      slug: 'requirements',
      name: 'Recovery requirements',
      paragraphs: [
        'Before you open or dispose of one of these appliances, you evacuate it, or the part you have isolated, to the level in Table 1. Four questions lead you to the right cell. What is the pressure class? Is the charge under 200 lb, or 200 lb and more? Was the recovery machine made before November 15, 1993, or on or after it? Is the work major, non-major or disposal?',
        'Learn the table by its shape. Very high pressure is 0 in every case. High pressure under 200 lb is 0 as well. High pressure from 200 lb up is 4 with an old machine and 10 with a newer one. Medium pressure under 200 lb is also 4 and 10. Medium pressure from 200 lb up is 4 and 15. A charge of exactly 200 lb is in the upper band. If you isolated a part, the weight that counts is the weight in that part. The date is that of the recovery machine, not of the appliance.',
        'Zero inches of vacuum is atmospheric pressure, the same as 0 psig. It does not mean that no recovery is needed. Very high-pressure appliances still have to be recovered down to that point.',
        'Table 1 is for major work and for disposal. For non-major work that is not followed by an evacuation to the atmosphere, you bring the appliance to 0 psig before opening. Major means taking out the compressor, condenser, evaporator or an auxiliary heat-exchange coil, or uncovering more than four square inches for more than 15 minutes. Changing a filter-drier, a switch or a valve normally is not major.',
        'For an oil change, bring the pressure to 5 psig or less first, or drain the oil into a receiver that is brought to 5 psig or less. Either way, most of the dissolved refrigerant stays out of the air.',
        'A leaky system may never reach its level, or pulling on it would suck in air and spoil the refrigerant. Then isolate the leaking parts, evacuate the sound parts to Table 1, and take the leaking parts as low as you can without contamination, to 0 psig at most. And remember the 15 lb limit: above it, no system-dependent machine.',
        'An example: a 300 lb R-134a chiller needs a new compressor, and your machine was made in 2015. Medium pressure, 200 lb or more, new machine, major work: 15 in. Hg.',
      ],
      keyPoints: [
        {
          point:
            'Evacuation level, high pressure, {{fact:table-1-charge-line}} or more, newer machine: {{fact:evacuation-high-large}}.',
          cite: '40 CFR 82.156(a), Table 1',
        },
        {
          point:
            'Evacuation level, medium pressure, {{fact:table-1-charge-line}} or more, newer machine: {{fact:evacuation-medium-large}}.',
          cite: '40 CFR 82.156(a), Table 1',
        },
        {
          point: 'Non-major work without evacuation to the atmosphere: {{fact:opening-pressure-non-major}}.',
          cite: '40 CFR 82.156(a)(1)(i)',
        },
        { point: 'Oil change: {{fact:oil-change-pressure}} or less.', cite: '40 CFR 82.156(a)(1)(iii)' },
        {
          point: 'Leaking part that cannot reach the level: {{fact:opening-pressure-non-major}} at most.',
          cite: '40 CFR 82.156(a)(2)',
        },
        {
          point: 'System-dependent machines: only for a full charge of up to {{fact:system-dependent-limit}}.',
          cite: '40 CFR 82.156(e)',
        },
      ],
      tables: [
        {
          caption: 'Evacuation levels for major work and disposal, in. Hg vacuum',
          columns: ['Appliance', 'Machine made before November 15, 1993', 'Machine made on or after November 15, 1993'],
          rows: [
            ['Very high pressure', '{{fact:evacuation-very-high|value}}', '{{fact:evacuation-very-high|value}}'],
            [
              'High pressure, under {{fact:table-1-charge-line}}',
              '{{fact:evacuation-high-small|value}}',
              '{{fact:evacuation-high-small|value}}',
            ],
            [
              'High pressure, {{fact:table-1-charge-line}} or more',
              '{{fact:evacuation-high-large-old|value}}',
              '{{fact:evacuation-high-large|value}}',
            ],
            [
              'Medium pressure, under {{fact:table-1-charge-line}}',
              '{{fact:evacuation-medium-small-old|value}}',
              '{{fact:evacuation-medium-small|value}}',
            ],
            [
              'Medium pressure, {{fact:table-1-charge-line}} or more',
              '{{fact:evacuation-medium-large-old|value}}',
              '{{fact:evacuation-medium-large|value}}',
            ],
          ],
          source: '40 CFR 82.156(a), Table 1',
        },
        {
          caption: 'Worked examples: disposal or major repair',
          columns: ['Appliance', 'Older machine', 'Newer machine'],
          rows: [
            ['250 lb R-22 rack', '{{fact:evacuation-high-large-old}}', '{{fact:evacuation-high-large}}'],
            ['60 lb R-134a chiller', '{{fact:evacuation-medium-small-old}}', '{{fact:evacuation-medium-small}}'],
            ['300 lb R-134a chiller', '{{fact:evacuation-medium-large-old}}', '{{fact:evacuation-medium-large}}'],
            ['50 lb R-22 rooftop unit', '{{fact:evacuation-high-small}}', '{{fact:evacuation-high-small}}'],
            ['R-508B cascade', '{{fact:evacuation-very-high}}', '{{fact:evacuation-very-high}}'],
          ],
          source: '40 CFR 82.156(a), Table 1',
        },
        {
          caption: 'Other limits',
          columns: ['Job', 'Limit'],
          rows: [
            ['Non-major, no evacuation to the atmosphere', '{{fact:opening-pressure-non-major}}'],
            ['Oil change', '{{fact:oil-change-pressure}} or less'],
            ['Leaking part', 'as low as possible without contamination, {{fact:opening-pressure-non-major}} at most'],
            ['System-dependent machine', '{{fact:system-dependent-limit}} full charge'],
          ],
          source: '40 CFR 82.156(a), (e)',
        },
      ],
      cites: ['40 CFR 82.152', '40 CFR 82.156(a), (e)', 'EPA, Service Practice Requirements'],
    },
    {
      slug: 'refrigeration',
      name: 'Refrigeration',
      paragraphs: [
        'Type II equipment is what most people picture when they think of air conditioning and refrigeration: house splits and heat pumps, rooftop units, walk-in coolers, supermarket racks, and chillers on R-22 or R-134a. The type follows the pressure class, not the look of the machine. A centrifugal chiller on R-134a is medium pressure, so it is Type II work, although it looks much like a Type III machine.',
        'Know where the refrigerant is liquid and where it is vapor. The receiver holds liquid. The evaporator holds a boiling mix, which leaves as vapor. The accumulator traps liquid so that vapor alone reaches the compressor. The discharge line carries hot vapor. Right after the metering device there is a low-pressure mix of liquid and vapor. The filter-drier sits in the liquid line.',
        'Gauges read from atmospheric pressure, so add 14.7 to go from psig to psia. Zero psig and zero inches of vacuum are the same point.',
        'Use the chart as a tool. With the system at rest, pressure and temperature should agree. A reading above the chart suggests air or a mixture. With the system running, the chart turns pressures into saturation temperatures, and from those you get superheat and subcooling. High superheat suggests that too little refrigerant reaches the evaporator.',
        'Two habits protect the compressor. Keep the crankcase heater on while the system is off, so that refrigerant does not gather in the oil and foam it up at the start. And never shut the discharge service valve on a running reciprocating compressor.',
        'Hydrocarbons may not be used to retrofit these systems. A unit built for R-22 that is charged with a propane blend is a fire risk and a violation, whatever the label on the can says. R-410A may not go into R-22 equipment either; at 75 °F, R-410A is at 219 psig and R-22 at 132. Off-road equipment that resembles a motor vehicle air conditioner, with an open-drive compressor and 20 lb or less, may be serviced with Type II or with Section 609. Units with R-22, as on some buses, require Type II.',
      ],
      keyPoints: [
        {
          point: 'Type follows pressure class: an R-134a chiller is Type II.',
          cite: '40 CFR 82.152; 40 CFR 82.161(a)(1)',
        },
        { point: 'Accumulator: keeps liquid from the compressor.', cite: 'EPA, Section 608 Test Topics' },
        { point: 'psia is psig plus {{fact:atmosphere-psia|value}}.', cite: 'EPA, Section 608 Test Topics' },
        {
          point: 'Hydrocarbons may not be used as retrofits of air conditioners.',
          cite: 'EPA, Section 608 Test Topics',
        },
        {
          point:
            'Saturation pressure at 75 °F: R-134a {{fact:pt-r134a-75f|value}}, R-22 {{fact:pt-r22-75f|value}}, R-404A {{fact:pt-r404a-75f|value}}, R-410A {{fact:pt-r410a-75f}}.',
          cite: 'Calculated from refrigerant properties',
        },
      ],
      tables: [
        {
          caption: 'Saturation pressure in psig (R-407C and R-404A: liquid line of the chart)',
          columns: ['°F', 'R-134a', 'R-22', 'R-407C', 'R-404A', 'R-410A', 'R-32'],
          rows: [
            ['0', '6', '24', '29', '34', '48', '49'],
            ['32', '28', '58', '68', '74', '101', '103'],
            ['40', '35', '69', '80', '87', '119', '121'],
            ['70', '71', '121', '141', '149', '202', '206'],
            ['75', '79', '132', '153', '162', '219', '223'],
            ['80', '87', '144', '166', '175', '237', '241'],
            ['90', '104', '168', '194', '204', '275', '281'],
            ['100', '124', '196', '225', '237', '319', '326'],
            ['105', '135', '211', '242', '254', '342', '350'],
            ['120', '171', '260', '299', '312', '419', '429'],
          ],
          source: 'Calculated from refrigerant properties',
        },
      ],
      cites: ['40 CFR 82.152', '40 CFR 82.161(a)(1)', 'EPA, Section 608 Test Topics', 'Refrigeration fundamentals'],
    },
    {
      slug: 'safety',
      name: 'Safety',
      paragraphs: [
        'Everything in the Core safety topic applies here, and the charges are larger. A machine room that loses its charge can fill with vapor to the height of a person before anyone smells anything. That is why ASHRAE 15, the safety standard for refrigeration systems, asks for a sensor and an alarm in the equipment room. EPA describes it in its list of test topics as an oxygen-deprivation sensor for all refrigerants.',
        'The alarm must trip, and the ventilation must start, at or below the exposure limit of the refrigerant. That is before the air becomes harmful to someone who works in it all day. It must be seen and heard inside the room and outside each entrance, so that nobody walks in on a leak. If you come to an alarm, do not open the door for a quick look. Ventilate, and enter only with a self-contained breathing apparatus.',
        'High-pressure systems hold energy. At 105 °F an R-22 condenser stands at about 211 psig and an R-410A condenser at about 342 psig. Use hoses and gauges that are rated for it. Wear goggles and gloves when you crack a fitting, and open valves slowly. Do not trap liquid between two closed valves; it will expand as it warms and can burst the line.',
        'Nitrogen is the tool for pressure testing, with a regulator and a downstream relief valve, and never above the low-side test pressure on the nameplate. Oxygen and compressed air are out; in contact with oil they can explode. Do not leave a system under test unwatched with people near it.',
        'Before brazing, take the refrigerant out and let nitrogen flow. A flame in refrigerant vapor makes hydrochloric and hydrofluoric acid, and with refrigerants that hold chlorine, phosgene too. If you smell something sharp, stop and get out into fresh air.',
        'Flammable and mildly flammable refrigerants are spreading in new equipment. Work with air moving, no ignition source in reach, and machines that are rated for the class. Check with a detector made for that refrigerant before you strike a torch, and purge with nitrogen first.',
      ],
      keyPoints: [
        {
          point: 'ASHRAE 15 calls for an equipment-room sensor and alarm.',
          cite: 'EPA, Section 608 Test Topics',
        },
        { point: 'Alarm and ventilation start at or below the exposure limit.', cite: 'ASHRAE 15' },
        { point: 'Alarms sound and show inside the room and outside each entrance.', cite: 'ASHRAE 15' },
        { point: 'Large release: leave, ventilate, enter only with SCBA.', cite: 'Trade practice (safety training)' },
      ],
      tables: [
        {
          caption: 'Condensing pressure in psig at 105 °F',
          columns: ['Refrigerant', 'Condensing pressure'],
          rows: [
            ['R-134a', '135'],
            ['R-22', '211'],
            ['R-404A', '254'],
            ['R-410A', '342'],
          ],
          source: 'Calculated from refrigerant properties',
        },
      ],
      cites: ['ASHRAE 15', 'EPA, Section 608 Test Topics', 'Trade practice (safety training)'],
    },
  ],
};
