import type { ToolPageTranslate } from './texts-rules';

/** The tools in the order in which `/tools` lists them. `messages/en/toolpages.json` has their names and texts. */

export interface Tool {
  path: `/tools/${string}`;
  /** Prefix of the keys of the tool's texts. */
  key: 'evacuation' | 'leakRate' | 'cylinder' | 'certification' | 'pressure';
  /** Exam topics that the tool helps with, most important first. */
  topics: readonly { sectionId: number; topic: string }[];
}

export const EVACUATION_TOOL: Tool = {
  path: '/tools/evacuation',
  key: 'evacuation',
  topics: [
    { sectionId: 4, topic: 'requirements' },
    { sectionId: 3, topic: 'requirements' },
    { sectionId: 5, topic: 'requirements' },
  ],
};

export const LEAK_RATE_TOOL: Tool = {
  path: '/tools/leak-rate',
  key: 'leakRate',
  topics: [
    { sectionId: 4, topic: 'leak-repair' },
    { sectionId: 5, topic: 'leak-repair' },
  ],
};

export const CYLINDER_TOOL: Tool = {
  path: '/tools/cylinder-fill',
  key: 'cylinder',
  topics: [{ sectionId: 6, topic: 'cylinders' }],
};

export const CERTIFICATION_TOOL: Tool = {
  path: '/tools/certification',
  key: 'certification',
  topics: [
    { sectionId: 6, topic: 'regulations' },
    { sectionId: 3, topic: 'scope' },
  ],
};

export const PRESSURE_TOOL: Tool = {
  path: '/tools/pressure-temperature',
  key: 'pressure',
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

export interface ToolWords {
  name: string;
  /** Title for search engines, without the name of the product. */
  title: string;
  description: string;
  /** One sentence for the list on `/tools`. */
  summary: string;
}

/** Returns the texts of a tool in the language of `t`. */
export const wordsOf = ({ key }: Tool, t: ToolPageTranslate): ToolWords => ({
  name: t(`${key}Name`),
  title: t(`${key}Title`),
  description: t(`${key}Description`),
  summary: t(`${key}Summary`),
});
