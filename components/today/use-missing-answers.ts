import { useTranslations } from '#texts';
import { useListNames } from '@/components/messages/use-formats';
import { useSectionName } from '@/components/messages/use-sections';
import type { SectionForecast } from '@/lib/plan/contract';

/**
 * Returns the function that says how many answers are missing before a probability is shown. In English the text is
 * the `reason` of the API.
 */
export function useMissingAnswers(): (sections: readonly SectionForecast[]) => string {
  const t = useTranslations('today');
  const listNames = useListNames();
  const nameOf = useSectionName();
  return (sections) => {
    const missing = sections.filter(({ answersMissing }) => answersMissing > 0);
    const parts = missing.map(({ sectionId, sectionName, answersMissing: count }, place) =>
      t(place === 0 ? 'missingFirst' : 'missingNext', { count, name: nameOf(sectionId, sectionName) }),
    );
    return t('answerToSee', { parts: listNames(parts) });
  };
}
