import Link from 'next/link';
import type { PlanView } from '@/lib/plan/contract';
import type { TodayView } from '@/lib/plan/today/rules';
import { counted, joined, longDate } from './words';

/** What the plan works toward, and the one link that changes it. */
export function PlanLine({ plan, view }: { plan: PlanView; view: TodayView }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="max-w-measure text-lg">
        {examSentence(plan, view)} <span className="text-muted-foreground">{effortSentence(plan)}</span>{' '}
        {plan.isDefault ? null : <PlanLink href="/today/plan">Change the plan</PlanLink>}
      </p>
      {view.examMoment === 'today' ? <ExamDay /> : null}
      {view.examMoment === 'past' ? (
        <p className="max-w-measure">
          Take the sections you passed off the plan, and set a new date for the others. Until then we plan three weeks
          ahead.
        </p>
      ) : null}
    </div>
  );
}

/** For somebody who has chosen nothing yet; below the first set, because nothing has to be chosen before it. */
export function PlanInvite() {
  return (
    <section aria-labelledby="plan-invite" className="flex flex-col gap-1">
      <h2 id="plan-invite" className="font-semibold text-lg">
        When you have a minute
      </h2>
      <p className="max-w-measure">
        With your exam date, your sections and your time, the sets are chosen for that day.
      </p>
      <p className="flex flex-wrap gap-x-6">
        <PlanLink href="/today/plan">Set your exam date</PlanLink>
        <PlanLink href="/today/which-way">Not sure what you need? Three questions</PlanLink>
      </p>
    </section>
  );
}

function PlanLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="inline-block py-1.5 font-medium text-primary underline underline-offset-4 hover:no-underline"
    >
      {children}
    </Link>
  );
}

function examSentence({ examDate }: PlanView, { examMoment, daysLeft }: TodayView): string {
  if (examDate === null) return 'No exam date yet.';
  if (examMoment === 'today') return 'Your exam is today.';
  if (examMoment === 'past') return `Your exam was on ${longDate(examDate)}.`;
  return `Exam on ${longDate(examDate)}, ${daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}.`;
}

function effortSentence({ isDefault, minutesPerDay, studyDays, forecast }: PlanView): string {
  const sections = joined(forecast.sections.map(({ sectionName }) => sectionName));
  const days = studyDays.length === 7 ? 'every day' : `on ${counted(studyDays.length, 'day', 'days')} a week`;
  return `${isDefault ? 'Until you choose: ' : ''}${sections}, ${minutesPerDay} minutes ${days}.`;
}

/** 40 CFR Part 82 Subpart F, Appendix D (b): identification, and no notes in a closed-book test. The chart: EPA's test topics. */
function ExamDay() {
  return (
    <p className="max-w-measure">
      Take a photo ID. In a proctored exam no notes or books are allowed; a pressure-temperature chart normally is. Each
      section is graded on its own. <PlanLink href="/exam-day">More about the day</PlanLink>
    </p>
  );
}
