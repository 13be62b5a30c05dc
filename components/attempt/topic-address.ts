import { SECTIONS } from '@/lib/kernel/exam';
import { findTopic, type Topic } from '@/lib/kernel/topics';

/** Parses the topic from the URL: `?section=core&topic=laws`. */
export function topicFrom(search: URLSearchParams): Topic | null {
  const section = SECTIONS.find(({ slug }) => slug === search.get('section'));
  return (section && findTopic(section.id, search.get('topic') ?? '')) ?? null;
}

/** Builds the URL of the chooser for a topic. */
export function topicAddress({ sectionId, topic }: Pick<Topic, 'sectionId' | 'topic'>): string {
  const slug = SECTIONS.find(({ id }) => id === sectionId)?.slug ?? '';
  return `/test-selection?section=${slug}&topic=${topic}`;
}
