import { listNames } from '@/lib/kernel/words';
import type { PlanView } from '@/lib/plan/contract';
import type { TodayView } from '@/lib/plan/today-rules';
import { PlanLink } from './plan-link';
import type { TodayMarkup } from './today-markup';
import { counted, longDate } from './words';

interface PlanLineProps {
  plan: PlanView;
  view: TodayView;
  markup: Pick<TodayMarkup, 'examDay' | 'afterExam'>;
}

/** States the goal of the plan, with a link to change it. */
export function PlanLine({ plan, view, markup }: PlanLineProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="max-w-measure text-lg">
        {examSentence(plan, view)} <span className="text-muted-foreground">{effortSentence(plan)}</span>{' '}
        {plan.isDefault ? null : <PlanLink href="/today/plan">Change the plan</PlanLink>}
      </p>
      {view.examMoment === 'today' ? markup.examDay : null}
      {view.examMoment === 'past' ? markup.afterExam : null}
    </div>
  );
}

function examSentence({ examDate }: PlanView, { examMoment, daysLeft }: TodayView): string {
  if (examDate === null) return 'No exam date yet.';
  if (examMoment === 'today') return 'Your exam is today.';
  if (examMoment === 'past') return `Your exam was on ${longDate(examDate)}.`;
  return `Exam on ${longDate(examDate)}, ${daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}.`;
}

function effortSentence({ isDefault, minutesPerDay, studyDays, forecast }: PlanView): string {
  const sections = listNames(forecast.sections.map(({ sectionName }) => sectionName));
  const days = studyDays.length === 7 ? 'every day' : `on ${counted(studyDays.length, 'day', 'days')} a week`;
  return `${isDefault ? 'Until you choose: ' : ''}${sections}, ${minutesPerDay} minutes ${days}.`;
}
