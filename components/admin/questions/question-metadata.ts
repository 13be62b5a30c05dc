import type { TopicView } from '@/lib/bank/editing/contract';
import type { AdminSectionView } from '@/lib/bank/sections/contract';
import { TOPICS } from '@/lib/kernel/topics';

/** The sections and topics to which a question can be assigned. */
export interface QuestionMetadata {
  sections: AdminSectionView[];
  topics: TopicView[];
}

export const DIFFICULTIES = [
  [1, 'Easy'],
  [2, 'Medium'],
  [3, 'Hard'],
] as const;

export const TIER_NAMES = { exam: 'Exam', deeper: 'Deeper', beyond: 'Beyond the test' } as const;

export const STATE_NAMES = {
  draft: 'Draft',
  published: 'Published',
  in_review: 'In review',
  archived: 'Archived',
} as const;

/**
 * Returns the display name of a topic. If the section is null, joins all names that the topic code has. A topic outside
 * the outline is returned as stored.
 */
export function topicWords(topic: string, sectionId: number | null): string {
  const names = TOPICS.filter((one) => one.topic === topic && (sectionId === null || one.sectionId === sectionId));
  return [...new Set(names.map(({ name }) => name))].join(' / ') || topic;
}

const topicsIn = ({ topics }: QuestionMetadata, sectionId: number | null): TopicView[] =>
  topics.filter((topic) => sectionId === null || topic.sectionId === sectionId);

/** Lists the names of the topics in use. `topicCode` parses each of these names. */
export function listTopicNames(metadata: QuestionMetadata, sectionId: number | null): string[] {
  const names = new Set(topicsIn(metadata, sectionId).map((one) => topicWords(one.topic, one.sectionId)));
  return [...names].sort((one, other) => one.localeCompare(other));
}

/** Lists the topics in use by name. If topics share a name, appends the sections of each. */
export function listTopicChoices(
  metadata: QuestionMetadata,
  sectionId: number | null,
): [topic: string, words: string][] {
  const topics = [...new Set(topicsIn(metadata, sectionId).map(({ topic }) => topic))];
  const words = topics.map((topic) => topicWords(topic, sectionId));
  const isShared = (name: string) => words.indexOf(name) !== words.lastIndexOf(name);
  return topics
    .map((topic, at): [string, string] => {
      const name = words[at] ?? topic;
      return [topic, isShared(name) ? `${name} (${sectionsOf(metadata, topic).join(', ')})` : name];
    })
    .sort(([, one], [, other]) => one.localeCompare(other));
}

const sectionsOf = ({ sections, topics }: QuestionMetadata, topic: string): string[] =>
  sections
    .filter(({ id }) => topics.some((one) => one.sectionId === id && one.topic === topic))
    .map(({ name }) => name);
