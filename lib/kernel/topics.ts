import names from '@/messages/en/topics.json' with { type: 'json' };
import { SECTIONS } from './exam';
import { nameKey } from './names';
import type { SectionGroup } from './section-groups';

/**
 * Topics of each section, from the certification's outline, with their shares of the section's questions in percent. A
 * test compares them with `prisma/question-bank/blueprint.yaml`.
 */
const OUTLINE: { [Group in SectionGroup]: Readonly<Record<keyof (typeof names)[Group], number>> } = {
  core: {
    environment: 16,
    laws: 12,
    regulations: 20,
    substitutes: 12,
    cycle: 8,
    'three-rs': 8,
    recovery: 8,
    dehydration: 4,
    safety: 8,
    cylinders: 4,
  },
  'type-1': {
    scope: 12,
    requirements: 28,
    techniques: 36,
    refrigerants: 12,
    safety: 12,
  },
  'type-2': {
    'leak-detection': 12,
    'leak-repair': 24,
    techniques: 16,
    requirements: 28,
    refrigeration: 12,
    safety: 8,
  },
  'type-3': {
    'leak-detection': 20,
    'leak-repair': 12,
    techniques: 20,
    recharging: 12,
    requirements: 16,
    refrigeration: 12,
    safety: 8,
  },
};

export interface Topic {
  readonly sectionId: number;
  readonly topic: string;
  readonly name: string;
  /** Share of the section's questions, in percent. */
  readonly share: number;
}

export const TOPICS: readonly Topic[] = SECTIONS.flatMap(({ id, group }) =>
  Object.entries<string>(names[group]).map(([topic, name]) => ({
    ...{ sectionId: id, topic, name },
    share: (OUTLINE[group] as Record<string, number>)[topic] ?? 0,
  })),
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
