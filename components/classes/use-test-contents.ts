import { useTranslations } from '#texts';
import { useSentSectionName } from '@/components/messages/use-sections';
import { useSentTopicName } from '@/components/messages/use-topics';
import type { AssignedView } from '@/lib/classes/assignments/contract';

/**
 * Returns the sections and topics of a test in the language of the page. The server sends their English names;
 * `nameAttempt` in `lib/attempts/rules.ts` joins those of the sections.
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
