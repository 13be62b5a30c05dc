import { useTranslations } from '#texts';
import { SECTIONS } from '@/lib/kernel/exam';
import { TOPICS, type Topic } from '@/lib/kernel/topics';

/** Returns a function that names a topic of a section. */
export function useTopicName(): (topic: Pick<Topic, 'sectionId' | 'topic'>) => string {
  const t = useTranslations('topics');
  return ({ sectionId, topic }) => {
    const group = SECTIONS.find(({ id }) => id === sectionId)?.group;
    return t(`${group}.${topic}` as Parameters<typeof t>[0]);
  };
}

/** Returns a function that names a topic by the English name that the server sent. Equal names have equal Spanish. */
export function useSentTopicName(): (sentName: string) => string {
  const nameTopic = useTopicName();
  return (sentName) => {
    const topic = TOPICS.find(({ name }) => name === sentName);
    return topic ? nameTopic(topic) : sentName;
  };
}
