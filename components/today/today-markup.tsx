import type { ReactNode } from 'react';
import { OutcomeAsk } from '@/components/outcomes/outcome-ask';
import { Alert } from '@/components/ui/alert';
import { HowWeFigure } from './how-we-figure';
import { PlanLink } from './plan-link';

/** Parts of Today that are the same for everybody. Rendered by the server, so that they need no script. */
export interface TodayMarkup {
  /** Explanation of the numbers. */
  how: ReactNode;
  /** Invitation for a learner without a plan. */
  invite: ReactNode;
  examDay: ReactNode;
  afterExam: ReactNode;
  /** Question about the exam result, shown from the day after the exam date. */
  outcome: ReactNode;
  /** Notes for a visitor from a reminder mail whose set is not the next set: it is done, or no longer in the plan. */
  setDone: ReactNode;
  setGone: ReactNode;
}

export const TODAY_MARKUP: TodayMarkup = {
  how: <HowWeFigure />,
  invite: <PlanInvite />,
  examDay: <ExamDay />,
  afterExam: (
    <p className="max-w-measure">
      Take the sections you passed off the plan, and set a new date for the others. Until then we plan three weeks
      ahead.
    </p>
  ),
  outcome: <OutcomeAsk />,
  setDone: <Alert variant="info">The lesson from your mail is done.</Alert>,
  setGone: (
    <Alert variant="info">
      The lesson from your mail was for another day, or your plan has changed. This is what helps most now.
    </Alert>
  ),
};

/** Invitation for a learner without a plan. Placed below the first set, because a plan is optional. */
function PlanInvite() {
  return (
    <section aria-labelledby="plan-invite" className="flex flex-col gap-1">
      <h2 id="plan-invite" className="font-semibold text-lg">
        When you have a minute
      </h2>
      <p className="max-w-measure">
        With your exam date, sections and time, we choose the lessons that help most for that day.
      </p>
      <p className="flex flex-wrap gap-x-6">
        <PlanLink href="/today/plan">Set your exam date</PlanLink>
        <PlanLink href="/today/which-way">Not sure what you need? Three questions</PlanLink>
      </p>
    </section>
  );
}

/**
 * Advice for the exam day. Sources: 40 CFR Part 82 Subpart F, Appendix D (b) for identification and the ban on notes in
 * a closed-book test; EPA's test topics for the chart.
 */
function ExamDay() {
  return (
    <p className="max-w-measure">
      Take a photo ID. In a proctored exam no notes or books are allowed; a pressure-temperature chart normally is. Each
      section is graded on its own. <PlanLink href="/exam-day">More about the day</PlanLink>
    </p>
  );
}
