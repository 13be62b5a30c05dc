/** The tools in the order in which `/tools` lists them. */

export interface Tool {
  path: `/tools/${string}`;
  name: string;
  /** Title for search engines, without the name of the product. */
  title: string;
  description: string;
  /** One sentence for the list on `/tools`. */
  summary: string;
  /** Exam topics that the tool helps with, most important first. */
  topics: readonly { sectionId: number; topic: string }[];
}

export const EVACUATION_TOOL: Tool = {
  path: '/tools/evacuation',
  name: 'Evacuation level finder',
  title: 'Evacuation level finder: 40 CFR 82.156, Table 1',
  description:
    'How deep to evacuate before you open or scrap an appliance: choose the refrigerant, charge, recovery machine and job, and read the level with its paragraph of 40 CFR 82.156.',
  summary: 'How far to pull an appliance down before you open or dispose of it.',
  topics: [
    { sectionId: 4, topic: 'requirements' },
    { sectionId: 3, topic: 'requirements' },
    { sectionId: 5, topic: 'requirements' },
  ],
};

export const LEAK_RATE_TOOL: Tool = {
  path: '/tools/leak-rate',
  name: 'Leak rate calculator',
  title: 'Refrigerant leak rate calculator: 10, 20 or 30%',
  description:
    'Calculate the leak rate by the annualizing or rolling average method, compare it with the limit, and see when the repair and its tests are due. 40 CFR 82.157 and 84.106.',
  summary: 'How much an appliance leaks in a year, whether it must be repaired, and by when.',
  topics: [
    { sectionId: 4, topic: 'leak-repair' },
    { sectionId: 5, topic: 'leak-repair' },
  ],
};

export const CYLINDER_TOOL: Tool = {
  path: '/tools/cylinder-fill',
  name: 'Recovery cylinder fill',
  title: 'Recovery cylinder fill calculator: the 80% rule',
  description:
    'How heavy a recovery cylinder may become: enter TW and WC from its collar and the scale reading, and see the most on the scale and what still fits at 80%.',
  summary: 'The highest weight of a recovery cylinder, and how much still fits.',
  topics: [{ sectionId: 6, topic: 'cylinders' }],
};

export const CERTIFICATION_TOOL: Tool = {
  path: '/tools/certification',
  name: 'Which certification do I need?',
  title: 'Which Section 608 certification do I need?',
  description:
    'Type I, II, III, Universal or none: choose what you do and on which appliances, and see which EPA certificate you need, how the test works and where to take it.',
  summary: 'Which EPA certificate your work requires, and how and where to take the test.',
  topics: [
    { sectionId: 6, topic: 'regulations' },
    { sectionId: 3, topic: 'scope' },
  ],
};

export const PRESSURE_TOOL: Tool = {
  path: '/tools/pressure-temperature',
  name: 'Pressure and temperature',
  title: 'P-T calculator for 17 refrigerants',
  description:
    'Saturation pressure from temperature and back, in psig, psia, in. Hg, kPa, °F and °C, with bubble and dew points of blends and your altitude. R-22, R-410A, R-454B and 14 more.',
  summary: 'Saturation pressure from temperature and back, for the refrigerants of the chart.',
  topics: [
    { sectionId: 6, topic: 'cycle' },
    { sectionId: 4, topic: 'refrigeration' },
    { sectionId: 3, topic: 'refrigerants' },
  ],
};

export const TOOLS: readonly Tool[] = [
  EVACUATION_TOOL,
  PRESSURE_TOOL,
  LEAK_RATE_TOOL,
  CYLINDER_TOOL,
  CERTIFICATION_TOOL,
];
