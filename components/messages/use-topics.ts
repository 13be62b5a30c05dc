import { useTranslations } from '#texts';
import { SECTIONS } from '@/lib/kernel/exam';
import type { Topic } from '@/lib/kernel/topics';

/** Returns a function that names a topic of a section. */
export function useTopicName(): (topic: Pick<Topic, 'sectionId' | 'topic'>) => string {
  const t = useTranslations('topics');
  return ({ sectionId, topic }) => {
    const group = SECTIONS.find(({ id }) => id === sectionId)?.group;
    return t(`${group}.${topic}` as Parameters<typeof t>[0]);
  };
}
