import { useTranslations } from '#texts';
import { useDates } from '@/components/messages/use-formats';
import { useSectionList } from '@/components/messages/use-section-list';
import type { PlanView, SetComposition, StudySet } from '@/lib/plan/contract';
import { daysBetween, WEEK } from '@/lib/plan/today-rules';

type Dates = Pick<PlanView, 'examDate' | 'today'>;

/**
 * Returns the function that says why a set was planned: "4 you missed, 7 new in Type II: your weakest for Friday". In
 * English the text is the `reason` of the API.
 */
export function useSetReason(): (set: StudySet, plan: Dates) => string {
  const t = useTranslations('plan');
  const listSections = useSectionList();
  const sayWeakest = useWeakest();
  const sayContents = ({ newCount, missedCount, reviewCount, sectionIds }: SetComposition): string => {
    const sections = listSections(sectionIds);
    if (newCount > 0 && missedCount > 0) return t('missedAndNew', { missed: missedCount, count: newCount, sections });
    if (newCount > 0) return t('new', { count: newCount, sections });
    return missedCount > 0
      ? t('missed', { count: missedCount, sections })
      : t('review', { count: reviewCount, sections });
  };
  return (set, plan) => {
    // A plan that an earlier release has cached on the device has only the English text.
    const {
      composition,
      kind,
      questionCount: shown,
    }: Partial<StudySet> & Pick<StudySet, 'kind' | 'questionCount'> = set;
    if (!composition) return set.reason;
    const { newCount, missedCount, reviewCount, isWeakest } = composition;
    if (kind === 'mistakes') {
      return shown < missedCount ? t('someMistakes', { shown, count: missedCount }) : t('mistakes', { count: shown });
    }
    const contents = sayContents(composition);
    if (reviewCount > 0 && newCount + missedCount > 0) return t('andReview', { contents, count: reviewCount });
    return isWeakest ? sayWeakest(contents, plan) : contents;
  };
}

/** Returns the function that adds that the section of a set is the weakest, and for which day. */
function useWeakest(): (contents: string, plan: Dates) => string {
  const t = useTranslations('plan');
  const { monthDay, weekday } = useDates();
  return (contents, { examDate, today: { date } }) => {
    if (examDate === null || examDate < date) return t('weakestSection', { contents });
    if (examDate === date) return t('weakestToday', { contents });
    const isNear = daysBetween(date, examDate) < WEEK;
    return t('weakestFor', { contents, day: isNear ? weekday(examDate) : monthDay(examDate) });
  };
}
