import type { Guide } from '@/lib/study/rules';

export const coreGuide: Guide = {
  group: 'core',
  title: 'Core study guide',
  summary:
    'Core is what every certified technician must know: ozone and climate, the law, the three R terms, safe handling, and the basics of the cycle. You need Core for each type, and once you have passed it you need not take it again.',
  topics: [
    {
      slug: 'environment',
      name: 'Environmental impacts',
      paragraphs: [
        'Ozone is a molecule of three oxygen atoms. Most of it floats in the stratosphere, the layer above the one we live in, and it works there like a sunscreen for the planet. It soaks up all of the most dangerous ultraviolet light (UVC), most of the UVB and a little of the UVA. When the ozone layer thins, it is mainly UVB that gets through.',
        'More UVB at the ground means more skin cancer, more cataracts (a clouding of the lens of the eye) and weaker immune systems. It hurts crops, kills the tiny sea plants that fish live on, and harms young fish, shrimp, crabs and frogs. It even makes plastics crack sooner. The famous ozone hole is a thinning over Antarctica each southern spring, but losses have been measured over North America, Europe and Asia as well.',
        'The chemicals that do the damage carry chlorine or bromine. A CFC is so stable that nothing near the ground breaks it down, and rain does not wash it out. It drifts for two to five years until it reaches the stratosphere. There, strong ultraviolet light splits off its chlorine, and one chlorine atom can destroy more than 100,000 ozone molecules. Chlorine from swimming pools, sea salt, factories and volcanoes does not make that trip, so it is not the cause.',
        'Two numbers describe the harm. ODP, ozone depletion potential, compares a chemical with the same mass of CFC-11, which is set at 1.0. GWP, global warming potential, compares its warming with carbon dioxide, which is set at 1, usually over 100 years. Keep them apart: an HFC such as R-134a has an ODP of zero and still warms the climate more than a thousand times as much as the same mass of carbon dioxide.',
        'The families follow from the atoms inside. CFCs have chlorine, fluorine and carbon. HCFCs add hydrogen, which makes them break down sooner, so less of their chlorine reaches the ozone layer. HFCs have hydrogen but no chlorine, so they leave ozone alone. HFOs have a double bond between carbon atoms, which gives them a short life and a very low GWP.',
      ],
      keyPoints: [
        { point: 'The ozone layer is in the stratosphere.', cite: 'EPA, Basic Ozone Layer Science' },
        {
          point: 'One chlorine atom can destroy more than {{fact:ozone-molecules-per-chlorine-atom}}.',
          cite: 'EPA, Basic Ozone Layer Science',
        },
        {
          point: 'UVB effects on people: skin cancer, cataracts, weaker immune response.',
          cite: 'EPA, Health and Environmental Effects of Ozone Layer Depletion',
        },
        {
          point: 'By ODP, CFCs rank highest, HCFCs much lower, HFCs at zero.',
          cite: 'EPA, Section 608 Test Topics',
        },
        {
          point: 'CFCs and HCFCs harm ozone and warm the climate; HFCs only warm the climate.',
          cite: 'EPA, Ozone-Depleting Substances',
        },
      ],
      tables: [
        {
          caption: 'Refrigerant families',
          columns: ['Family', 'Contains', 'Harms ozone?', 'Examples'],
          rows: [
            ['CFC', 'chlorine, fluorine, carbon', 'most', 'R-11, R-12, R-113, R-114, R-115'],
            ['HCFC', 'hydrogen, chlorine, fluorine, carbon', 'much less', 'R-22, R-123, R-124'],
            ['HFC', 'hydrogen, fluorine, carbon', 'no', 'R-32, R-134a, R-404A, R-410A'],
            ['HFO', 'hydrogen, fluorine, carbon with a double bond', 'no, or next to nothing', 'R-1234yf, R-1234ze(E)'],
            ['Natural', 'no halogens', 'no', 'R-290 propane, R-717 ammonia, R-744 carbon dioxide'],
          ],
          source: 'EPA, Section 608 Test Topics; ASHRAE 34',
        },
        {
          caption: 'Ozone depletion potential (Montreal Protocol values)',
          columns: ['Refrigerant', 'ODP'],
          rows: [
            ['CFC-11, CFC-12, CFC-13, CFC-114', '{{fact:odp-cfc-12}}'],
            ['CFC-113', '{{fact:odp-cfc-113}}'],
            ['CFC-115', '{{fact:odp-cfc-115}}'],
            ['HCFC-22', '{{fact:odp-hcfc-22}}'],
            ['HCFC-124', '{{fact:odp-hcfc-124}}'],
            ['HCFC-123', '{{fact:odp-hcfc-123}}'],
            ['HFC-134a and other HFCs', '{{fact:odp-hfcs}}'],
          ],
          source: 'EPA, Ozone-Depleting Substances (Montreal Protocol values)',
        },
        {
          caption: 'Global warming potential over 100 years (AR4 values, as used in U.S. HFC rules)',
          columns: ['Refrigerant', 'GWP'],
          rows: [
            ['Carbon dioxide (R-744)', '{{fact:gwp-reference}}'],
            ['R-454B', 'about {{fact:gwp-ar4-r-454b}}'],
            ['R-32', '{{fact:gwp-ar4-r-32}}'],
            ['R-134a', '{{fact:gwp-ar4-r-134a}}'],
            ['R-22', '{{fact:gwp-ar4-hcfc-22}}'],
            ['R-410A', 'about {{fact:gwp-ar4-r-410a}}'],
            ['R-404A', 'about {{fact:gwp-ar4-r-404a}}'],
            ['R-12', '{{fact:gwp-ar4-cfc-12}}'],
          ],
          source: 'IPCC Fourth Assessment Report; EPA, Ozone-Depleting Substances; blends calculated by weight',
        },
      ],
      cites: [
        'EPA, Basic Ozone Layer Science',
        'EPA, Health and Environmental Effects of Ozone Layer Depletion',
        'EPA, Ozone-Depleting Substances',
        'EPA, Section 608 Test Topics',
      ],
    },
    {
      slug: 'laws',
      name: 'Clean Air Act and Montreal Protocol',
      paragraphs: [
        'The Montreal Protocol of 1987 is the international treaty that phases out ozone-depleting substances. The United States carries it out through Title VI of the Clean Air Act, which Congress added in 1990. Section 608 governs your work: it covers recycling and venting in stationary refrigeration and air conditioning. Section 609 is about motor vehicle air conditioning. Section 612 is SNAP, the program by which EPA decides which substitute may be used where. SNAP approval for one use does not cover any other use.',
        'The law sorts the chemicals into two classes. Class I has an ODP of 0.2 or more and includes the CFCs and halons. Class II is below 0.2 and holds the HCFCs. Class I went first: no CFC has been made or imported since January 1, 1996, which older books call the end of 1995. HCFCs leave in steps. R-22 could be made for existing equipment until 2020 and not at all since then. The last HCFC ends on January 1, 2030.',
        'A phaseout is a ban on making and importing, not on using. You may keep an R-22 system running, and you may charge it with recovered, recycled or reclaimed refrigerant or with old stock. No federal rule forces the owner to convert.',
        'HFCs have their own law. The Kigali Amendment of 2016 added HFCs to the treaty, and in the United States the AIM Act of December 27, 2020 gives EPA the power to act. It has three arms: a phasedown of production and import, limits on new equipment, and rules on leaks and reclamation. The phasedown stops at 15 percent of the baseline, so HFCs are cut back, not outlawed.',
        'Since January 1, 2025 most new comfort cooling may not use a refrigerant with a GWP of 700 or more. That ended the making of new R-410A systems for homes and small businesses. Watch two traps here. Servicing R-410A systems was never banned. And units made or imported before January 1, 2025 may still be installed, under a rule in effect since July 27, 2026.',
        'Breaking the rules is expensive. The civil maximum counts per day and per violation, and knowing violations can be crimes. EPA may pay up to $10,000 for information that leads to a conviction or penalty. States may be stricter than EPA but not looser, and when rules change after you are certified, you follow the new ones.',
      ],
      keyPoints: [
        {
          point: 'R-22: no production or import at all since {{fact:phaseout-r22-end}}.',
          cite: 'EPA, Phaseout of Class II Ozone-Depleting Substances',
        },
        {
          point: 'HCFCs of any kind: production and import end {{fact:phaseout-hcfcs-end}}.',
          cite: 'EPA, Phaseout of Class II Ozone-Depleting Substances',
        },
        {
          point:
            'Highest civil penalty: {{fact:penalty-civil-maximum}} per day per violation (assessed on or after {{fact:penalty-civil-maximum-since}}).',
          cite: '40 CFR 19.4, Table 1',
        },
        {
          point: 'An award of up to {{fact:award-for-information}} may be paid for information on a violation.',
          cite: '42 U.S.C. 7413(f)',
        },
        {
          point:
            'HFC phasedown: {{fact:hfc-cut-2022|words}} cut from 2022, {{fact:hfc-cut-2024|value}} from 2024, {{fact:hfc-cut-2029|value}} from 2029, {{fact:hfc-cut-2034|value}} from 2034, {{fact:hfc-cut-2036|value}} from 2036.',
          cite: '42 U.S.C. 7675(e)',
        },
      ],
      tables: [
        {
          caption: 'Phaseout dates',
          columns: ['Date', 'What ended'],
          rows: [
            ['{{fact:phaseout-halons}}', 'Halons: production and import'],
            ['{{fact:phaseout-cfcs}}', 'CFCs such as R-11, R-12 and R-113: production and import'],
            [
              '{{fact:phaseout-r22-new-equipment}}',
              'R-22 and R-142b: production and import, except to service equipment made before that date',
            ],
            [
              '{{fact:phaseout-hcfc-servicing-only}}',
              'Other HCFCs: production and import, except as refrigerant for equipment made before {{fact:phaseout-hcfc-equipment-before}}',
            ],
            ['{{fact:phaseout-r22-end}}', 'R-22 and R-142b: production and import for any use'],
            ['{{fact:phaseout-hcfcs-end}}', 'All HCFCs, including R-123: production and import'],
          ],
          source: 'EPA, Phaseout of Class I and Class II Ozone-Depleting Substances',
        },
        {
          caption: 'Sections of Title VI of the Clean Air Act',
          columns: ['Section', 'Subject'],
          rows: [
            ['{{fact:section-class-one-phaseout}}', 'Phaseout of class I substances'],
            ['{{fact:section-class-two-phaseout}}', 'Phaseout of class II substances'],
            ['{{fact:section-refrigerant-recycling}}', 'Refrigerant recycling and venting, stationary equipment'],
            ['{{fact:section-motor-vehicles}}', 'Motor vehicle air conditioning'],
            ['{{fact:section-substitutes}}', 'Substitutes (SNAP)'],
          ],
          source: 'Clean Air Act, Title VI',
        },
      ],
      cites: [
        'EPA, Phaseout of Class I and Class II Ozone-Depleting Substances',
        '42 U.S.C. 7413',
        '42 U.S.C. 7675',
        '40 CFR Part 84 Subpart B',
        '91 FR 31284',
      ],
    },
    {
      slug: 'regulations',
      name: 'Section 608 regulations',
      paragraphs: [
        'The heart of Section 608 is one sentence: nobody who maintains, services, repairs or disposes of an appliance may knowingly vent refrigerant. For CFCs and HCFCs that has been law since July 1, 1992, for substitutes such as HFCs since November 15, 1995. HFOs may not be vented either. Letting refrigerant go after you have recovered it is venting too, and so is topping up a leaker just to find the leak and then blowing the charge.',
        'Small losses are forgiven only when you are doing the job right. A de minimis release, such as the puff from connecting or disconnecting hoses during a good-faith recovery, is not a violation as long as you follow the evacuation, equipment and certification rules. Carbon dioxide, nitrogen and water are exempt in any use. Ammonia and hydrocarbons are exempt only in listed uses. The exemption goes by substance and use together: propane in a household refrigerator is exempt, propane put into a split system meant for R-22 is not.',
        'Learn the pressure classes, because evacuation levels and certification types depend on them. The class depends on the liquid saturation pressure at 104 °F. R-12, R-134a and R-500 are medium pressure. Older books sorted by boiling point and called them high pressure, which is no longer right.',
        'A technician is anyone who could reasonably be expected to break into the refrigerant circuit: attaching gauges, adding or removing refrigerant, cutting a line. Painting, outside wiring, insulation and tightening bolts are not technician work. An apprentice may work uncertified for at most two years, registered with the Department of Labor and closely and continually supervised. Your certificate does not expire. Keep a copy at the place of business, and for three years after you leave the trade.',
        'Only certified technicians, or companies that employ one and show proof, may buy refrigerant. Small cans of 2 lb or less for motor vehicles are the exception. Sellers keep invoices for three years. Buying refrigerant with your card for someone who is not certified is a violation.',
        'Major work means taking out the compressor, condenser, evaporator or an auxiliary heat-exchange coil, or uncovering an opening of more than four square inches for more than 15 minutes. If you dispose of appliances with more than 5 and less than 50 lb, keep a record of each one for three years.',
      ],
      keyPoints: [
        {
          point:
            'Venting is illegal: CFCs and HCFCs since {{fact:venting-ban-ods}}, substitutes since {{fact:venting-ban-substitutes}}.',
          cite: 'Clean Air Act section 608(c); 70 FR 1972',
        },
        {
          point: 'Carbon dioxide, nitrogen and water may be released from any application.',
          cite: '40 CFR 82.154(a)(1)(i)-(iii)',
        },
        { point: 'Hooking up or taking off gauges is not opening an appliance.', cite: '40 CFR 82.152' },
        {
          point:
            'Sales are restricted: ozone-depleting refrigerant since {{fact:sales-restricted-ods}}, substitutes since {{fact:sales-restricted-substitutes}}.',
          cite: '40 CFR 82.154(c)',
        },
        {
          point: 'Apprentices: registered, supervised, {{fact:apprentice-time|words}} at most.',
          cite: '40 CFR 82.152; 40 CFR 82.161(a)(2)',
        },
        {
          point:
            'Major work: taking out any of the four big components, or an opening of more than {{fact:major-opening-area}} for more than {{fact:major-opening-time}}.',
          cite: '40 CFR 82.152',
        },
        { point: 'Keep records for {{fact:records-kept|words}}.', cite: '40 CFR Part 82 Subpart F' },
      ],
      tables: [
        {
          caption: 'Pressure classes, by liquid saturation pressure at 104 °F',
          columns: ['Class', 'Pressure at 104 °F', 'Examples named in the rule'],
          rows: [
            ['Low', 'below {{fact:pressure-class-medium}}', 'R-11, R-113, R-123, R-245fa'],
            [
              'Medium',
              '{{fact:pressure-class-medium|value}} to {{fact:pressure-class-high}}',
              'R-12, R-114, R-124, R-134a, R-500',
            ],
            [
              'High',
              '{{fact:pressure-class-high|value}} to {{fact:pressure-class-very-high}}',
              'R-22, R-407A, R-407C, R-410A, R-502',
            ],
            [
              'Very high',
              'above {{fact:pressure-class-very-high}}, or critical temperature below {{fact:pressure-class-temperature}}',
              'R-13, R-23, R-503, R-508A, R-508B',
            ],
          ],
          source: '40 CFR 82.152',
        },
        {
          caption: 'Certification types',
          columns: ['Type', 'Lets you work on'],
          rows: [
            ['Type I', 'Small appliances'],
            ['Type II', 'Medium-, high- and very high-pressure appliances'],
            ['Type III', 'Low-pressure appliances'],
            ['Universal', 'All three; motor vehicle air conditioning for pay still takes Section 609'],
          ],
          source: '40 CFR 82.161(a)(1)',
        },
        {
          caption: 'The exam',
          columns: ['Item', 'Figure'],
          rows: [
            [
              'Questions',
              '{{fact:exam-questions-per-group|value}} Core and {{fact:exam-questions-per-group|value}} for each type; Universal {{fact:exam-questions-universal|value}}',
            ],
            [
              'Pass mark, closed-book',
              '{{fact:exam-pass-mark-closed-book|words}} of each group, so {{fact:exam-pass-count-closed-book}} of 25',
            ],
            ['Pass mark, mail-in Type I', '{{fact:exam-pass-mark-mail-in|words}}, so {{fact:exam-pass-count-mail-in}}'],
            ['Expiry', 'none'],
          ],
          source: '40 CFR 82.161(c); 40 CFR Part 82 Subpart F, Appendix D',
        },
      ],
      cites: [
        '40 CFR 82.150 to 82.161',
        'EPA, Prohibition on Venting Refrigerants',
        'EPA, Refrigerant Sales Restriction',
      ],
    },
    {
      slug: 'substitutes',
      name: 'Substitute refrigerants and oils',
      paragraphs: [
        'There is no true drop-in for R-12 or R-22. A retrofit usually needs new oil, and often new seals, driers or controls. When the job is done, label the unit with its new refrigerant and oil, so that the next technician knows. Hydrocarbons are not approved for retrofitting air conditioners at all.',
        'Many substitutes are blends. The number tells you the kind. A 400-series blend is a zeotrope: its parts boil at different temperatures, so it evaporates and condenses over a range. That range is called temperature glide. A 500-series blend is an azeotrope: at a given pressure it has one boiling point and acts like a single fluid. R-410A is a 400-series blend, but its glide is so small that it behaves almost like an azeotrope.',
        'Because the parts of a zeotrope differ, they also leak at different rates. What stays behind has a different make-up. That is fractionation. It is also why you charge a zeotrope as a liquid: vapor drawn off the cylinder would be the wrong mix. Throttle the liquid on its way into the low side so that it flashes before it reaches the compressor. Azeotropes and single refrigerants can go in as vapor or liquid.',
        'Oils go with refrigerants. Mineral oil belongs to CFCs and HCFCs, alkylbenzene to HCFC service blends, and polyolester (POE) to HFCs and HFOs. POE drinks moisture out of the air, so keep the can sealed until the moment you pour. PAG oil is for automotive systems. In a change from a CFC to an HFC, the usual aim is no more than about 5 percent of old mineral oil left.',
        'R-410A runs at about 1.6 times the pressure of R-22, so it must never go into R-22 equipment. It needs gauges, hoses and recovery gear of a higher rating.',
        'ASHRAE 34 gives each refrigerant a letter for toxicity and a number for flammability. A is lower toxicity, B is higher. Class 1 does not spread a flame, 2L burns slowly, 2 is flammable, and 3 burns most readily. R-32 and R-454B are A2L, propane is A3, R-123 is B1. Use recovery machines, pumps and detectors that are rated for the class you work on. The ordinary Section 608 types cover A2L equipment; there is no separate federal card.',
      ],
      keyPoints: [
        { point: '400 series: zeotropes with glide. 500 series: azeotropes.', cite: 'ASHRAE 34' },
        { point: 'Charge zeotropes as liquid.', cite: 'Trade practice (refrigerant manufacturers)' },
        { point: 'POE oil goes with HFCs and HFOs and takes up moisture fast.', cite: 'EPA, Section 608 Test Topics' },
        {
          point: 'R-410A stands at about {{fact:pt-r410a-70f}} at 70 °F, R-22 at about {{fact:pt-r22-70f}}.',
          cite: 'Calculated from refrigerant properties',
        },
        { point: 'No drop-in exists for R-12 or R-22.', cite: 'EPA, Section 608 Test Topics' },
      ],
      tables: [
        {
          caption: 'Common blends',
          columns: ['Blend', 'Made of (percent by weight)', 'Glide at one atmosphere'],
          rows: [
            ['R-404A', 'R-125, R-143a, R-134a ({{fact:blend-r404a}})', 'about {{fact:glide-r404a}}'],
            ['R-407C', 'R-32, R-125, R-134a ({{fact:blend-r407c}})', '{{fact:glide-r407c}}'],
            ['R-410A', 'R-32, R-125 ({{fact:blend-r410a}})', 'under 0.3 °F'],
            ['R-454B', 'R-32, R-1234yf ({{fact:blend-r454b}})', 'small'],
            ['R-507A', 'R-125, R-143a (50/50)', 'none'],
          ],
          source: 'ASHRAE 34; glide calculated from refrigerant properties',
        },
        {
          caption: 'ASHRAE 34 safety groups',
          columns: ['Group', 'Meaning', 'Examples'],
          rows: [
            ['A1', 'lower toxicity, no flame spread', 'R-22, R-134a, R-404A, R-410A'],
            ['A2L', 'lower toxicity, burns slowly', 'R-32, R-454B, R-1234yf'],
            ['A2', 'lower toxicity, flammable', 'R-152a'],
            ['A3', 'lower toxicity, higher flammability', 'R-290, R-600a'],
            ['B1', 'higher toxicity, no flame spread', 'R-123'],
            ['B2L', 'higher toxicity, burns slowly', 'ammonia (R-717)'],
          ],
          source: 'ASHRAE 34',
        },
        {
          caption: 'Which oil goes with what',
          columns: ['Oil', 'Refrigerants'],
          rows: [
            ['Mineral', 'CFCs and HCFCs'],
            ['Alkylbenzene', 'HCFC service blends'],
            ['Polyolester (POE)', 'HFCs and HFOs'],
            ['PAG', 'automotive systems'],
          ],
          source: 'EPA, Section 608 Test Topics; trade practice',
        },
      ],
      cites: ['EPA, Section 608 Test Topics', 'ASHRAE 34', 'Trade practice (refrigerant manufacturers)'],
    },
    {
      slug: 'cycle',
      name: 'Refrigeration cycle and gauges',
      paragraphs: [
        'Follow the refrigerant once around. The compressor takes in cool, low-pressure vapor and sends out hot, high-pressure vapor. Vapor is all it can handle; liquid can wreck it. The condenser gives the heat away, and the vapor turns to high-pressure liquid. The metering device drops the pressure, and what comes out is a cold mix of liquid and flash gas. The evaporator takes in heat, the mix boils, and low-pressure vapor goes back to the compressor. The cooling happens in the evaporator.',
        'Two words describe how far the refrigerant is from boiling. Superheat is how much warmer a vapor is than its saturation temperature. Subcooling is how much colder a liquid is than its saturation temperature. You expect superheat at the evaporator outlet and subcooling at the condenser outlet.',
        'Three helpers sit on the lines. The receiver stores liquid after the condenser. The filter-drier, in the liquid line, catches moisture and dirt. The accumulator, in the suction line, traps liquid so that it does not slug the compressor. Bubbles in a liquid-line sight glass suggest a low charge or a restriction, and a moisture indicator changes color when the system is wet.',
        'On the manifold, blue is the low-side compound gauge, red is the high side, and yellow is the center hose. The compound gauge reads below zero as well: inches of vacuum, written in. Hg. Zero on a gauge is atmospheric pressure. Add 14.7 to get from psig to psia at sea level.',
        'Saturated refrigerant at a known temperature has one pressure, and the chart gives it. If a resting system reads higher than the chart, there is air in it or the refrigerant is not what the label says. Air in the condenser drives up the head pressure.',
        'For leaks, an electronic or ultrasonic detector finds the area and soap bubbles find the spot. A standing pressure or vacuum test tells you that there is a leak, but not where. Pressurize with dry nitrogen through a regulator, with a relief valve downstream. Never use oxygen or compressed air; with oil they can explode. Relief valves go side by side, never in series.',
      ],
      drawings: [
        {
          name: 'cycle',
          shows:
            'The refrigeration cycle, clockwise from the left: liquid at high pressure comes to the metering device, and a cold mix at low pressure leaves it. In the evaporator below, the mix takes heat in. Cool vapor at low pressure goes up to the compressor on the right, which sends hot vapor at high pressure to the condenser above. There it gives heat away and is liquid again.',
          caption:
            'Compressor and metering device divide the system: high pressure above, low pressure below. Dotted lines hold vapor, unbroken ones liquid.',
          source: 'Refrigeration fundamentals',
        },
      ],
      keyPoints: [
        {
          point: 'psia is psig plus {{fact:atmosphere-psia|value}} at sea level.',
          cite: 'EPA, Section 608 Test Topics',
        },
        {
          point: 'Gauges and hoses: blue for the low side, red for the high side, yellow for the center hose.',
          cite: 'Trade practice',
        },
        { point: 'Air in the condenser raises head pressure.', cite: 'Refrigeration fundamentals' },
        { point: 'Leak-test with nitrogen, never oxygen or compressed air.', cite: 'EPA, Section 608 Test Topics' },
        {
          point: 'Standing pressure and sight glass checks do not count alone as a leak inspection.',
          cite: '40 CFR 82.152',
        },
      ],
      tables: [
        {
          caption: 'State of the refrigerant around the cycle',
          columns: ['Place', 'Pressure', 'State'],
          rows: [
            ['Suction line', 'low', 'superheated vapor'],
            ['Discharge line', 'high', 'superheated vapor'],
            ['Condenser outlet, liquid line', 'high', 'subcooled liquid'],
            ['After the metering device', 'low', 'mix of liquid and flash gas'],
            ['Evaporator', 'low', 'boiling mix'],
          ],
          source: 'Refrigeration fundamentals',
        },
        {
          caption: 'Saturation pressure in psig, liquid line of the chart',
          columns: ['°F', 'R-134a', 'R-22', 'R-404A', 'R-410A'],
          rows: [
            ['0', '6', '24', '34', '48'],
            ['32', '28', '58', '74', '101'],
            ['40', '35', '69', '87', '119'],
            ['70', '71', '121', '149', '202'],
            ['75', '79', '132', '162', '219'],
            ['90', '104', '168', '204', '275'],
            ['105', '135', '211', '254', '342'],
            ['120', '171', '260', '312', '419'],
          ],
          source: 'Calculated from refrigerant properties',
        },
      ],
      cites: ['Refrigeration fundamentals', 'EPA, Section 608 Test Topics', '40 CFR 82.152'],
    },
    {
      slug: 'three-rs',
      name: 'Recover, recycle, reclaim',
      paragraphs: [
        'Three words that sound alike mean three different things, and the exam loves them. To recover is to take refrigerant out of an appliance, in any condition, and store it in an outside container. Recovery requires no cleaning and no testing. To recycle is to clean it for reuse by the same owner, usually by separating the oil and running it through filter-driers that cut moisture, acid and particles. To reclaim is to reprocess it to the purity standard and to prove that purity by chemical analysis. The standard is based on AHRI 700. Reclaiming is done by a certified reclaimer, not on the roof.',
        'What you may do with used refrigerant depends on who will own it. You may put it back into the same appliance, or into another appliance of the same owner, without recycling or reclaiming it. Motor vehicle systems are the exception. It may be sold to a new owner only after a certified reclaimer has reclaimed it. So the trigger is a change of ownership. You may not sell what you recovered from one customer to another.',
        'Recovery machines come in two kinds. Self-contained machines, also called active, do the work alone. System-dependent machines, also called passive, need help from the appliance, such as its compressor. A system-dependent machine may not be used on an appliance with a full charge above 15 lb, unless it is a pump-out unit that is permanently attached.',
        'A machine made or imported on or after November 15, 1993 must be certified by an EPA-approved testing organization and carry a label that says so. An older machine counts as certified if it still reaches its level when checked with a calibrated gauge. If you alter a certified machine in a way that affects how it performs, it loses its certification until it is tested again. Use machines as the manufacturer directs. Their hoses need low-loss fittings. Since January 1, 2017 machines for HFCs and other substitutes must be certified as well.',
        'Do not mix refrigerants in a cylinder. A mixture may be impossible to reclaim, and then someone pays for its destruction, usually you.',
      ],
      keyPoints: [
        { point: 'Recovered refrigerant may be reused by the same owner as it is.', cite: '40 CFR 82.156(h)' },
        { point: 'A new owner means reclamation first.', cite: '40 CFR 82.154(d)' },
        {
          point: 'System-dependent machines: up to a {{fact:system-dependent-limit}} full charge.',
          cite: '40 CFR 82.156(e)',
        },
        {
          point: 'Machines made or imported on or after {{fact:recovery-machine-date}} must be certified and labeled.',
          cite: '40 CFR 82.158(d), (h)',
        },
        {
          point: '{{fact:reclaim-standard}} is about purity, {{fact:recovery-test-standard}} about testing machines.',
          cite: '40 CFR Part 82 Subpart F, Appendices A and B1',
        },
        {
          point: 'A reclaimer may lose at most {{fact:reclaimer-loss|words}} and reports by {{fact:reclaimer-report}}.',
          cite: '40 CFR 82.164',
        },
      ],
      tables: [
        {
          caption: 'The three R words',
          columns: ['Word', 'What is done', 'Who may use the result'],
          rows: [
            ['Recover', 'removed and stored, no cleaning required', 'the same owner'],
            ['Recycle', 'cleaned of oil, moisture, acid and particles', 'the same owner'],
            ['Reclaim', 'reprocessed to the AHRI 700 level and analyzed', 'anyone certified to buy'],
          ],
          source: '40 CFR 82.152; 40 CFR 82.154(d)',
        },
        {
          caption: 'Purity limits for reclaimed refrigerant (generic)',
          columns: ['Impurity', 'Limit'],
          rows: [
            [
              'Water',
              '{{fact:reclaim-water}} by weight; {{fact:reclaim-water-low-pressure}} for low-pressure refrigerants',
            ],
            ['Acidity', '{{fact:reclaim-acidity}}'],
            [
              'Non-condensables',
              '{{fact:reclaim-non-condensables|words}} by volume; not applied to low-pressure refrigerants',
            ],
            ['Other impurities', '{{fact:reclaim-impurities|words}} by weight'],
            ['High-boiling residue', '{{fact:reclaim-residue|words}} by volume'],
          ],
          source: '40 CFR Part 82 Subpart F, Appendix A1',
        },
      ],
      cites: ['40 CFR 82.152', '40 CFR 82.154(d)', '40 CFR 82.156', '40 CFR 82.158', '40 CFR 82.164'],
    },
    {
      slug: 'recovery',
      name: 'Recovery techniques',
      paragraphs: [
        'Begin by finding out what is in the system. Read the nameplate, then compare resting pressure and temperature with the chart. Use a clean cylinder for each refrigerant and never mix two in one. If the cylinder is new or was emptied, pull a vacuum on it first.',
        'Take the liquid first. Liquid is dense, so it moves the most pounds in a minute. Then take the vapor. Recovery goes faster when the surroundings are warm, the machine is big, and the hoses are short and wide. Pull the valve cores; they block most of the flow through the port. A cold day slows you down because pressures are low and the vapor is thin. Chilling the recovery cylinder and warming the appliance widen the pressure difference and help.',
        'Push-pull is a way to move a lot of liquid. The machine draws vapor out of the cylinder and pushes it into the vapor side of the system, and that pushes liquid straight into the cylinder without passing through the machine. It suits large charges. It is a poor choice for small charges, heat pumps and systems with reversing valves. Put the cylinder on a scale, because the machine will not stop it from overfilling, and finish with a normal vapor recovery.',
        'When you reach the level you need, wait a few minutes. If the pressure climbs, liquid or refrigerant trapped in oil is still boiling off, and there is more to recover. Do not take this step lightly; it is one of the most asked points on the exam.',
        'Look after the machine. Change its oil and filter often, because used refrigerant carries acid, moisture and oil. After a burnout, run through an in-line filter and change oil and filters afterward. Before you switch to another refrigerant, recover what the machine holds, change filters and oil, and evacuate it. Do not trap liquid between two closed valves; as it warms it can burst the line. And do not use a vacuum pump as a recovery machine: it would blow the refrigerant into the air.',
      ],
      drawings: [
        {
          name: 'recovery-set-up',
          shows:
            'A recovery set-up. A hose leads from the bottom of the system, where the liquid is, through a filter-drier to the inlet of the recovery machine. Another hose leads from its outlet to the cylinder, which stands on a scale.',
          caption:
            'Liquid first, through a filter-drier into the machine, and on into a cylinder that was evacuated and stands on a scale. When the liquid is gone, take the vapor.',
          source: 'EPA, Section 608 Test Topics; trade practice',
        },
        {
          name: 'push-pull',
          shows:
            'Push-pull. The inlet of the recovery machine draws vapor from the vapor valve of the cylinder. Its outlet pushes the vapor into the top of the system. A third hose leads liquid from the bottom of the system straight to the liquid valve of the cylinder, which stands on a scale.',
          caption:
            'Push-pull: only vapor goes through the machine. It pushes the liquid out of the system and straight into the cylinder; the scale tells when to stop.',
          source: "Recovery machine manufacturers' instructions",
        },
      ],
      keyPoints: [
        { point: 'Recover liquid first, then vapor.', cite: 'EPA, Section 608 Test Topics' },
        { point: 'Short, wide hoses and warm surroundings speed recovery.', cite: 'EPA, Section 608 Test Topics' },
        {
          point: 'After reaching the required vacuum, wait and watch for a pressure rise.',
          cite: 'EPA, Section 608 Test Topics',
        },
        {
          point: 'Push-pull suits liquid charges above about 10 to 15 lb and ends with vapor recovery.',
          cite: "Recovery machine manufacturers' instructions",
        },
        { point: 'Use a separate cylinder for each refrigerant.', cite: 'EPA, Section 608 Test Topics' },
      ],
      tables: [
        {
          caption: 'What speeds recovery and what slows it',
          columns: ['Faster', 'Slower'],
          rows: [
            ['warm surroundings', 'cold surroundings'],
            ['short hoses of large bore', 'long or narrow hoses'],
            ['valve cores removed', 'valve cores in place'],
            ['liquid taken first', 'vapor alone from the start'],
            ['chilled cylinder, warmed appliance', 'warm cylinder, cold appliance'],
          ],
          source: 'EPA, Section 608 Test Topics; trade practice',
        },
      ],
      cites: ['EPA, Section 608 Test Topics', '40 CFR Part 82 Subpart F, Appendix B1', 'Trade practice'],
    },
    {
      slug: 'dehydration',
      name: 'Evacuation and dehydration',
      paragraphs: [
        'There are two kinds of vacuum in this trade. One is the recovery level that the law requires before you open or scrap an appliance. The other is the deep vacuum that you pull at the end of a repair to dry the system. This topic is the second kind.',
        'Dehydration removes air and moisture. Moisture and refrigerant together make hydrochloric and hydrofluoric acid, which eat metal and motor windings. Water leaves a system by boiling, and it boils at room temperature only if the pressure is low enough: at 25 mm Hg absolute it boils at about 78 °F, at 4.6 mm Hg at about 32 °F. A cold or very wet system needs heat or a deeper vacuum.',
        'Deep vacuum is measured in microns. A micron is one-thousandth of a millimeter of mercury, and one atmosphere is 760,000 of them. The usual target is 500 microns or lower, and then a hold. Section 608 sets no such figure; it is good practice, not law. Use an electronic micron gauge, since a compound gauge cannot show such small steps. Read it at the system, away from the pump, with the pump valved off.',
        'The hold tells you what is left. If pressure climbs and levels off, moisture is still boiling. If it keeps on climbing, there is a leak. Short, wide hoses, valve cores out, and gentle heat on the system shorten the job. Too large a pump on a wet system can freeze the water inside, and then nothing more comes out. Breaking the vacuum with dry nitrogen helps; doing that several times is called triple evacuation.',
        'Three cautions. Recover the refrigerant before you start the vacuum pump. Do not power a hermetic or scroll compressor while the system is in a deep vacuum, because its windings can arc. And do not stop early: a system cannot be harmed by evacuating too long, but it can be by evacuating too little.',
      ],
      keyPoints: [
        {
          point: 'Target of a deep vacuum: {{fact:dehydration-target}} or lower, then a hold.',
          cite: 'Trade practice',
        },
        { point: 'Section 608 sets no micron figure for dehydration.', cite: '40 CFR 82.156' },
        {
          point: 'A pressure rise in vacuum that levels off means moisture; a rise that goes on means a leak.',
          cite: 'Trade practice',
        },
        {
          point: 'Do not run a hermetic compressor in a deep vacuum.',
          cite: 'EPA, Section 608 Test Topics',
        },
      ],
      tables: [
        {
          caption: 'Vacuum units compared',
          columns: ['Vacuum, in. Hg', 'Absolute, mm Hg', 'Microns'],
          rows: [
            ['0 (atmosphere)', '{{fact:atmosphere-mm-hg|value}}', '{{fact:atmosphere-microns|value}}'],
            ['4', '{{fact:vacuum-4-in-hg-absolute|value}}', '658,000'],
            ['10', '{{fact:vacuum-10-in-hg-absolute|value}}', '506,000'],
            ['15', '{{fact:vacuum-15-in-hg-absolute|value}}', '379,000'],
            ['25', '{{fact:vacuum-25-in-hg-absolute|value}}', '125,000'],
            ['28.94', '25', '25,000'],
            ['29.90', '0.5', '500'],
          ],
          source: 'Calculated; one atmosphere is 29.92 in. Hg',
        },
      ],
      cites: ['EPA, Section 608 Test Topics', '40 CFR 82.156', 'Trade practice'],
    },
    {
      slug: 'safety',
      name: 'Safety',
      paragraphs: [
        'The greatest danger of a large leak is that there is no air left to breathe. Most refrigerant vapors are heavier than air, so they fill a pit or a basement from the floor up and push the oxygen out. In high concentration they can also upset the rhythm of the heart, make you dizzy or knock you out. If a large release happens, get out and ventilate. Go back in only with a self-contained breathing apparatus (SCBA). Do not sniff vapor, do not siphon refrigerant by mouth, and do not smoke near a leak.',
        'Liquid refrigerant boils on your skin and takes the heat with it. That is frostbite, and in the eye it is far worse. Wear safety glasses or goggles and lined gloves; butyl is a common choice. Read the safety data sheet for each refrigerant you use.',
        'Fire changes what you are dealing with. A flame or a red-hot surface breaks refrigerants with chlorine down into hydrochloric and hydrofluoric acid and phosgene, a poison gas. HFCs have no chlorine, so they form no phosgene, but they still give off hydrofluoric acid. Take the refrigerant out before you braze or weld, and let nitrogen flow through the tube during the work. A halide torch is only for refrigerants with chlorine and never for use near anything that burns.',
        'A full nitrogen cylinder holds about 2,000 psig or more, enough to burst any system. Use a regulator each time, with a relief valve in the line after it. Do not go above the low-side test pressure on the nameplate. Never test with oxygen or compressed air. Replace a relief valve that is corroded inside, and never put two of them in series.',
        'With A2L and A3 refrigerants, ventilate, keep sparks and flames away, use gear that is rated for them, and recover and purge with nitrogen before any flame comes near. Their cylinders have a red band at the top. Keep cylinders upright, secured and away from heat, open their valves slowly, and never warm one with a torch.',
      ],
      keyPoints: [
        {
          point: 'Main hazard of a large leak: loss of oxygen; most vapors are heavier than air.',
          cite: 'EPA, Section 608 Test Topics',
        },
        { point: 'Enter a large release only with SCBA.', cite: 'Trade practice (safety training)' },
        {
          point: 'Flame and a refrigerant with chlorine make hydrochloric and hydrofluoric acid and phosgene.',
          cite: 'EPA, Section 608 Test Topics',
        },
        {
          point: 'Use nitrogen with a regulator on the cylinder and a relief valve downstream.',
          cite: 'EPA, Section 608 Test Topics',
        },
      ],
      tables: [
        {
          caption: 'Weight of the vapor compared with air',
          columns: ['Refrigerant', 'Times as heavy as air'],
          rows: [
            ['R-123', '5.3'],
            ['R-134a', '3.5'],
            ['R-22', '3.0'],
            ['R-410A', '2.5'],
            ['Propane, carbon dioxide', '1.5'],
            ['Ammonia', '0.6 (lighter, so it rises)'],
          ],
          source: 'Calculated from molar masses',
        },
      ],
      cites: ['EPA, Section 608 Test Topics', 'ASHRAE 34', 'Trade practice (safety training)'],
    },
    {
      slug: 'cylinders',
      name: 'Cylinders and shipping',
      paragraphs: [
        'A recovery cylinder has a gray body and a yellow top, and it must be approved by the Department of Transportation (DOT) for refilling. Never fill it past 80 percent. Liquid expands as it warms. A cylinder that is 80 percent full of liquid R-22 at 70 °F becomes completely full of liquid near 159 °F; at 90 percent it would happen near 121 °F, which a van in the sun can reach. For R-410A the margin is smaller still. Once there is no vapor space left, the cylinder can burst. Weigh it on a scale as you fill, or use a float or a level sensor.',
        'A disposable cylinder, marked DOT-39, is for one trip. It must never be refilled. Its label warns of fines up to $500,000 and five years in prison. When it is empty, recover what remains down to 0 psig, make the cylinder unusable, and recycle the metal.',
        'Refillable cylinders must be tested again on schedule. The trade teaches five years; the federal table gives 5, 10 or 12 years depending on the cylinder and its service. Do not use one that is rusted, dented or out of date, or whose valve is damaged.',
        'Before a new or emptied recovery cylinder goes into use, evacuate it. To find out whether a cylinder holds air, let it settle to a known temperature, read the pressure and compare it with the chart. A reading above the chart means air, or the wrong refrigerant.',
        'For the road, cylinders stand upright and are tied down. The refrigerant is named on the cylinder and a DOT classification tag is attached. Refrigerants that do not burn travel as Division 2.2, non-flammable gas; those that burn travel as Division 2.1. The shipping paper says how many cylinders there are, of which refrigerant, and how much each holds.',
        'Do not rely on the color of a cylinder of new refrigerant to tell what is inside. Read the label.',
      ],
      drawings: [
        {
          name: 'cylinder-marks',
          shows:
            'A recovery cylinder with a gray body, a yellow top and two valves. Its collar is stamped TW 28.0, the weight of the empty cylinder; WC 47.7, the weight of the water that it holds; 4BA400, its kind, with its service pressure last; and 05 25, the month and year of its last test. A dashed line below the collar marks the fill limit.',
          caption:
            'TW is the tare weight, WC the water capacity, both in pounds. In DOT-4BA400 the last figure is the service pressure in psig. Fill the cylinder to {{fact:cylinder-fill|words}} at most.',
          source: '49 CFR 178.35; 49 CFR 178.51; EPA, Section 608 Test Topics',
        },
      ],
      keyPoints: [
        { point: 'Recovery cylinders: gray body, yellow top, DOT approved.', cite: 'EPA, Section 608 Test Topics' },
        {
          point: 'Fill a recovery cylinder to {{fact:cylinder-fill|words}} at most.',
          cite: 'EPA, Section 608 Test Topics',
        },
        { point: 'DOT-39 cylinders are never refilled.', cite: 'EPA, Section 608 Test Topics' },
        {
          point: 'Cylinder requalification: every {{fact:cylinder-retest}} as the trade teaches it.',
          cite: '49 CFR 180.209',
        },
        {
          point:
            'In shipping, gas of Division {{fact:hazard-class-nonflammable}} does not burn, gas of Division {{fact:hazard-class-flammable}} does.',
          cite: '49 CFR 173.115',
        },
      ],
      tables: [
        {
          caption: 'When a warming cylinder becomes liquid-full (filled at 70 °F)',
          columns: ['Refrigerant', 'Filled to 80 percent', 'Filled to 90 percent'],
          rows: [
            ['R-22', 'about {{fact:cylinder-full-r22}}', 'about 121 °F'],
            ['R-410A', 'about {{fact:cylinder-full-r410a}}', 'about 106 °F'],
          ],
          source: 'Calculated from refrigerant properties',
        },
        {
          caption: 'Cylinder rules at a glance',
          columns: ['Cylinder', 'Rule'],
          rows: [
            ['Recovery', 'gray and yellow, DOT approved, refillable, {{fact:cylinder-fill|words}} at most'],
            [
              'Disposable (DOT-39)',
              'never refilled; recover to {{fact:disposable-cylinder-emptied}}, make unusable, recycle',
            ],
            ['Any in transport', 'upright, secured, labeled, with a DOT classification tag'],
            ['Flammable contents', 'red band at the top; Division {{fact:hazard-class-flammable}}'],
          ],
          source: 'EPA, Section 608 Test Topics; 49 CFR 173.115; AHRI Guideline N; trade practice',
        },
      ],
      cites: [
        'EPA, Section 608 Test Topics',
        '49 CFR 173.115',
        '49 CFR 180.209',
        'Calculated from refrigerant properties',
      ],
    },
  ],
};
