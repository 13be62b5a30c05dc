import { useTranslations } from '#texts';
import { useDates, useListNames } from '@/components/messages/use-formats';
import { useSectionName } from '@/components/messages/use-sections';
import type { PlanView } from '@/lib/plan/contract';
import type { TodayView } from '@/lib/plan/today-rules';
import { PlanLink } from './plan-link';
import type { TodayMarkup } from './today-markup';

interface PlanLineProps {
  plan: PlanView;
  view: TodayView;
  markup: Pick<TodayMarkup, 'examDay' | 'afterExam'>;
}

/** States the goal of the plan, with a link to change it. */
export function PlanLine({ plan, view, markup }: PlanLineProps) {
  const t = useTranslations('today');
  const sayExam = useExamSentence();
  const sayEffort = useEffortSentence();
  return (
    <div className="flex flex-col gap-2">
      <p className="max-w-measure text-lg">
        {sayExam(plan, view)} <span className="text-muted-foreground">{sayEffort(plan)}</span>{' '}
        {plan.isDefault ? null : <PlanLink href="/today/plan">{t('changePlan')}</PlanLink>}
      </p>
      {view.examMoment === 'today' ? markup.examDay : null}
      {view.examMoment === 'past' ? markup.afterExam : null}
    </div>
  );
}

function useExamSentence() {
  const t = useTranslations('today');
  const { longDate } = useDates();
  return ({ examDate }: PlanView, { examMoment, daysLeft }: TodayView): string => {
    if (examDate === null) return t('noExamDate');
    if (examMoment === 'today') return t('examIsToday');
    const date = longDate(examDate);
    return examMoment === 'past' ? t('examWasOn', { date }) : t('examIsOn', { date, days: daysLeft ?? 0 });
  };
}

function useEffortSentence() {
  const t = useTranslations('today');
  const listNames = useListNames();
  const nameOf = useSectionName();
  return ({ isDefault, minutesPerDay, studyDays, forecast }: PlanView): string => {
    const effort = t(studyDays.length === 7 ? 'everyDay' : 'daysAWeek', {
      sections: listNames(forecast.sections.map(({ sectionId, sectionName }) => nameOf(sectionId, sectionName))),
      minutes: minutesPerDay,
      days: studyDays.length,
    });
    return isDefault ? t('untilYouChoose', { effort }) : effort;
  };
}
