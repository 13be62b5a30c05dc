/** The tools that `/tools` lists, in its order. */

export interface Tool {
  path: `/tools/${string}`;
  name: string;
  /** What search engines show, without the product's name. */
  title: string;
  description: string;
  /** In the list, one sentence. */
  summary: string;
  /** Topics of the exam that ask for it, the first one foremost. */
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
    'Work out the leak rate by the annualizing or rolling average method, see whether it is over the limit, and by which day the repair and its tests are due. 40 CFR 82.157 and 84.106.',
  summary: 'How much an appliance leaks in a year, whether it must be repaired, and by when.',
  topics: [
    { sectionId: 4, topic: 'leak-repair' },
    { sectionId: 5, topic: 'leak-repair' },
  ],
};

export const TOOLS: readonly Tool[] = [EVACUATION_TOOL, LEAK_RATE_TOOL];
