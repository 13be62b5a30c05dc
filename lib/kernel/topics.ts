/** The topics of each section, by the certification's outline; `prisma/question-bank/blueprint.yaml` says the same, and a test holds them together. */

import { nameKey } from './names';

export interface Topic {
  sectionId: number;
  topic: string;
  name: string;
}

export const TOPICS: readonly Topic[] = [
  { sectionId: 6, topic: 'environment', name: 'Environmental impacts' },
  { sectionId: 6, topic: 'laws', name: 'Clean Air Act and Montreal Protocol' },
  { sectionId: 6, topic: 'regulations', name: 'Section 608 regulations' },
  { sectionId: 6, topic: 'substitutes', name: 'Substitute refrigerants and oils' },
  { sectionId: 6, topic: 'cycle', name: 'Refrigeration cycle and gauges' },
  { sectionId: 6, topic: 'three-rs', name: 'Recover, recycle, reclaim' },
  { sectionId: 6, topic: 'recovery', name: 'Recovery techniques' },
  { sectionId: 6, topic: 'dehydration', name: 'Evacuation and dehydration' },
  { sectionId: 6, topic: 'safety', name: 'Safety' },
  { sectionId: 6, topic: 'cylinders', name: 'Cylinders and shipping' },
  { sectionId: 3, topic: 'scope', name: 'Small-appliance definition and scope' },
  { sectionId: 3, topic: 'requirements', name: 'Recovery requirements' },
  { sectionId: 3, topic: 'techniques', name: 'Recovery techniques' },
  { sectionId: 3, topic: 'refrigerants', name: 'Identifying refrigerants' },
  { sectionId: 3, topic: 'safety', name: 'Safety and disposal' },
  { sectionId: 4, topic: 'leak-detection', name: 'Leak detection' },
  { sectionId: 4, topic: 'leak-repair', name: 'Leak repair' },
  { sectionId: 4, topic: 'techniques', name: 'Recovery techniques' },
  { sectionId: 4, topic: 'requirements', name: 'Recovery requirements' },
  { sectionId: 4, topic: 'refrigeration', name: 'Refrigeration' },
  { sectionId: 4, topic: 'safety', name: 'Safety' },
  { sectionId: 5, topic: 'leak-detection', name: 'Leak detection' },
  { sectionId: 5, topic: 'leak-repair', name: 'Leak repair' },
  { sectionId: 5, topic: 'techniques', name: 'Recovery techniques' },
  { sectionId: 5, topic: 'recharging', name: 'Recharging' },
  { sectionId: 5, topic: 'requirements', name: 'Recovery requirements' },
  { sectionId: 5, topic: 'refrigeration', name: 'Refrigeration and purge units' },
  { sectionId: 5, topic: 'safety', name: 'Safety' },
];

export const findTopic = (sectionId: number, topic: string): Topic | undefined =>
  TOPICS.find((one) => one.sectionId === sectionId && one.topic === topic);

/**
 * What is stored for a topic as a person wrote it: of one of the outline's, its code, whether they wrote that or its name; any
 * other as it is. Each way in goes through here, or the same topic would come to stand beside itself.
 */
export function topicCode(sectionId: number, written: string): string {
  const key = nameKey(written);
  const meant = TOPICS.find((one) => one.sectionId === sectionId && [one.topic, nameKey(one.name)].includes(key));
  return meant?.topic ?? written.trim();
}
