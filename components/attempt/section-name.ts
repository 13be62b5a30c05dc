import { useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import type { AskedQuestion, CurrentAttempt } from '@/lib/browser/attempt/current-attempt';

type Asking = Pick<CurrentAttempt, 'questions'> & Partial<Pick<CurrentAttempt, 'testType' | 'openBook'>>;

/**
 * Returns a function that names the section of a question in exams and in tests over several sections. It returns null
 * in other tests.
 */
export function useSectionShown(): (test: Asking, question: AskedQuestion) => string | null {
  const t = useTranslations('attempt');
  const sectionName = useSectionName();
  return ({ questions, testType, openBook }, { sectionId }) => {
    const isSaid = testType === 'exam' || questions.some((asked) => asked.sectionId !== sectionId);
    if (!isSaid) return null;
    const name = sectionName(sectionId);
    return openBook ? t('sectionOpenBook', { name }) : name;
  };
}
