import { useTranslations } from '#texts';
import { useSentSectionName } from '@/components/messages/use-sections';
import { useTopicName } from '@/components/messages/use-topics';
import type { AssignedView } from '@/lib/classes/assignments/contract';
import { TOPICS } from '@/lib/kernel/topics';

/**
 * Returns the sections and topics of a test in the language of the page. The server sends their English names;
 * `nameAttempt` in `lib/attempts/rules.ts` joins those of the sections.
 */
export function useTestContents({
  sectionIds,
  sectionName,
  topicNames,
}: Pick<AssignedView, 'sectionIds' | 'sectionName' | 'topicNames'>): { sections: string; topics: string } {
  const t = useTranslations('classes');
  const nameSection = useSentSectionName();
  const nameTopic = useTopicName();
  const topics = topicNames.map((sent) => {
    const topic = TOPICS.find(({ sectionId, name }) => sectionIds.includes(sectionId) && name === sent);
    return topic ? nameTopic(topic) : sent;
  });
  return {
    sections: sectionName === 'Full exam' ? t('fullExam') : sectionName.split(' + ').map(nameSection).join(' + '),
    topics: topics.join(', '),
  };
}
