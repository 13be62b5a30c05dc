import { useTranslations } from '#texts';
import { useDates } from '@/components/messages/use-formats';
import { useSectionList } from '@/components/messages/use-section-list';
import type { Alternative, PlanView } from '@/lib/plan/contract';

/**
 * Returns functions for the texts about a plan whose study time is too short. The English texts equal those of the API.
 */
export function useShortPlanTexts() {
  const t = useTranslations('today');
  const listSections = useSectionList();
  const { monthDay } = useDates();
  return {
    /** Says that the time is too short, and whether the plan can change that. */
    sayShort: ({ examDate, today, sectionIds, minutesPerDay, forecast }: PlanView): string => {
      const isOver = examDate !== null && examDate < today.date;
      const outlook = t(examDate === null || isOver ? 'shortInWeeks' : 'shortOnDate', {
        minutes: minutesPerDay,
        sections: listSections(sectionIds),
        date: monthDay(forecast.date),
        chance: forecast.allSections.chanceOnDate ?? 0,
      });
      const help = t(forecast.alternatives.length > 0 ? 'thisWouldHelp' : 'nothingHelps');
      return [isOver ? t('examIsOver') : '', outlook, help].filter(Boolean).join(' ');
    },
    /** Names a change of the plan: "Core and Type II first, 60 minutes a study day, the exam on December 20". */
    sayChange: ({ plan: { sectionIds, minutesPerDay, examDate } }: Alternative): string => {
      const isAlone = sectionIds === undefined && minutesPerDay === undefined;
      return [
        sectionIds && t('sectionsFirst', { sections: listSections(sectionIds) }),
        minutesPerDay && t('minutesADay', { minutes: minutesPerDay }),
        examDate && t(isAlone ? 'examMoved' : 'andExamMoved', { date: monthDay(examDate) }),
      ]
        .filter(Boolean)
        .join(', ');
    },
  };
}
