import { SECTIONS } from './exam';
import { nameKey } from './names';
import type { SectionGroup } from './section-groups';

interface OutlineTopic {
  readonly name: string;
  /** Share of the section's questions, in percent. */
  readonly share: number;
}

/**
 * Topics of each section, from the certification's outline. A test compares them with
 * `prisma/question-bank/blueprint.yaml`.
 */
const OUTLINE: Record<SectionGroup, Readonly<Record<string, OutlineTopic>>> = {
  core: {
    environment: { name: 'Environmental impacts', share: 16 },
    laws: { name: 'Clean Air Act and Montreal Protocol', share: 12 },
    regulations: { name: 'Section 608 regulations', share: 20 },
    substitutes: { name: 'Substitute refrigerants and oils', share: 12 },
    cycle: { name: 'Refrigeration cycle and gauges', share: 8 },
    'three-rs': { name: 'Recover, recycle, reclaim', share: 8 },
    recovery: { name: 'Recovery techniques', share: 8 },
    dehydration: { name: 'Evacuation and dehydration', share: 4 },
    safety: { name: 'Safety', share: 8 },
    cylinders: { name: 'Cylinders and shipping', share: 4 },
  },
  'type-1': {
    scope: { name: 'Small-appliance definition and scope', share: 12 },
    requirements: { name: 'Recovery requirements', share: 28 },
    techniques: { name: 'Recovery techniques', share: 36 },
    refrigerants: { name: 'Identifying refrigerants', share: 12 },
    safety: { name: 'Safety and disposal', share: 12 },
  },
  'type-2': {
    'leak-detection': { name: 'Leak detection', share: 12 },
    'leak-repair': { name: 'Leak repair', share: 24 },
    techniques: { name: 'Recovery techniques', share: 16 },
    requirements: { name: 'Recovery requirements', share: 28 },
    refrigeration: { name: 'Refrigeration', share: 12 },
    safety: { name: 'Safety', share: 8 },
  },
  'type-3': {
    'leak-detection': { name: 'Leak detection', share: 20 },
    'leak-repair': { name: 'Leak repair', share: 12 },
    techniques: { name: 'Recovery techniques', share: 20 },
    recharging: { name: 'Recharging', share: 12 },
    requirements: { name: 'Recovery requirements', share: 16 },
    refrigeration: { name: 'Refrigeration and purge units', share: 12 },
    safety: { name: 'Safety', share: 8 },
  },
};

export interface Topic extends OutlineTopic {
  readonly sectionId: number;
  readonly topic: string;
}

export const TOPICS: readonly Topic[] = SECTIONS.flatMap(({ id, group }) =>
  Object.entries(OUTLINE[group]).map(([topic, { name, share }]) => ({ sectionId: id, topic, name, share })),
);

export const findTopic = (sectionId: number, topic: string): Topic | undefined =>
  TOPICS.find((one) => one.sectionId === sectionId && one.topic === topic);

/**
 * Returns the text under which a topic is stored: for a topic of the outline, its code, whether its code or its name
 * was typed; otherwise the trimmed text. All code that accepts topics uses this function, so that no topic is stored
 * under two names.
 */
export function topicCode(sectionId: number, written: string): string {
  const key = nameKey(written);
  const meant = TOPICS.find((one) => one.sectionId === sectionId && [one.topic, nameKey(one.name)].includes(key));
  return meant?.topic ?? written.trim();
}
