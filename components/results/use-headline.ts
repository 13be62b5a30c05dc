import { useTranslations } from '#texts';
import { useListNames } from '@/components/messages/use-formats';
import { useSectionName } from '@/components/messages/use-sections';
import type { Certification } from '@/lib/attempts/certification-rules';
import { PASS_PERCENT } from '@/lib/kernel/exam';
import type { Meaning } from './meaning';

/** Returns the function that puts the meaning of a result into words. */
export function useHeadline(): (verdict: Meaning['verdict']) => string {
  const t = useTranslations('results');
  const listNames = useListNames();
  const sectionName = useSectionName();
  const nameOf = (section: { sectionId: number; name: string }) => sectionName(section.sectionId, section.name);
  const say = (sentences: readonly (string | null)[]) => sentences.filter(Boolean).join(' ');

  const sayEarned = ({ counts, earned, isUniversal }: Certification, isOpenBook: boolean): string => {
    if (earned.length === 0) return counts === 'sections' ? t('notPassedYet') : t('notCertifiedYet');
    const names = listNames(earned.map(nameOf));
    if (counts === 'sections') return t('passedSections', { names });
    if (isUniversal) return t('passedUniversal');
    return isOpenBook ? t('passedTypesOpenBook', { names }) : t('passedTypes', { names });
  };
  return (verdict) => {
    if (verdict.kind === 'exam') {
      const { certification, isOpenBook } = verdict;
      const lacks = certification.lacks.map(({ section, short }) =>
        short === null
          ? t('notComplete', { name: nameOf(section) })
          : t('short', { name: nameOf(section), count: short }),
      );
      return say([sayEarned(certification, isOpenBook), ...lacks]);
    }
    const [onPace, below] = [verdict.onPace.map(nameOf), verdict.below.map(nameOf)];
    if (onPace.length + below.length === 0) return t('answersSeen');
    return say([
      onPace.length > 0 ? t('onPace', { names: listNames(onPace) }) : null,
      below.length > 0
        ? t('belowPassing', { names: listNames(below), percent: PASS_PERCENT, count: below.length })
        : null,
    ]);
  };
}
