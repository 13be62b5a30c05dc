import { useTranslations } from '#texts';
import { useSentSectionName } from '@/components/messages/use-sections';
import { useSentTopicName } from '@/components/messages/use-topics';
import type { AssignedView } from '@/lib/classes/assignments/contract';

/**
 * Returns the names of a test's sections and topics in the language of the page. The server sends English names. The
 * names of the sections come as one text, such as "Core + Type I" (`nameAttempt` in `lib/attempts/rules.ts`).
 */
export function useTestContents({ sectionName, topicNames }: Pick<AssignedView, 'sectionName' | 'topicNames'>): {
  sections: string;
  topics: string;
} {
  const t = useTranslations('classes');
  const nameSection = useSentSectionName();
  const nameTopic = useSentTopicName();
  return {
    sections: sectionName === 'Full exam' ? t('fullExam') : sectionName.split(' + ').map(nameSection).join(' + '),
    topics: topicNames.map(nameTopic).join(', '),
  };
}
