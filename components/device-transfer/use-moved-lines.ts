import { useTranslations } from '#texts';
import type { Moved } from '@/lib/auth/contract';

/**
 * Returns a function that describes the data that would move to the other account, one text per kind of data. No texts
 * if there is no data.
 */
export function useMovedLines(): (moved: Moved) => string[] {
  const t = useTranslations('transfer');
  return ({ attempts, underWay, answers, favorites, reports, classes, plan }) =>
    [
      attempts > 0 ? t(underWay > 0 ? 'movedTestsOpen' : 'movedTests', { attempts, answers, underWay }) : '',
      favorites > 0 ? t('movedFavorites', { count: favorites }) : '',
      reports > 0 ? t('movedReports', { count: reports }) : '',
      classes > 0 ? t('movedClasses', { count: classes }) : '',
      plan ? t('movedPlan') : '',
    ].filter(Boolean);
}
