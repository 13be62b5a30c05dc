import { useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';

interface Said {
  sectionId: number;
  passed: boolean;
  correct: number | null;
}

/** Returns the function that formats an exam outcome: "Core: passed, 21 of 25." */
export function useReportedSection(): (section: Said) => string {
  const t = useTranslations('notices');
  const nameOf = useSectionName();
  return ({ sectionId, passed, correct }) => {
    const name = nameOf(sectionId);
    if (correct === null) return t(passed ? 'passed' : 'failed', { name });
    return t(passed ? 'passedWith' : 'failedWith', { name, correct, total: QUESTIONS_PER_SECTION });
  };
}
