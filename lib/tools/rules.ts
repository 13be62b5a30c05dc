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

export const TOOLS: readonly Tool[] = [EVACUATION_TOOL];
