import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
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
  afterExam: <AfterExam />,
  outcome: <OutcomeAsk />,
  setDone: <MailedSet state="done" />,
  setGone: <MailedSet state="gone" />,
};

function AfterExam() {
  const t = useTranslations('today');
  return <p className="max-w-measure">{t('afterExam')}</p>;
}

function MailedSet({ state }: { state: 'done' | 'gone' }) {
  const t = useTranslations('today');
  return <Alert variant="info">{t(state === 'done' ? 'setDone' : 'setGone')}</Alert>;
}

/** Invitation for a learner without a plan. Placed below the first set, because a plan is optional. */
function PlanInvite() {
  const t = useTranslations('today');
  return (
    <section aria-labelledby="plan-invite" className="flex flex-col gap-1">
      <h2 id="plan-invite" className="font-semibold text-lg">
        {t('inviteTitle')}
      </h2>
      <p className="max-w-measure">{t('invite')}</p>
      <p className="flex flex-wrap gap-x-6">
        <PlanLink href="/today/plan">{t('setExamDate')}</PlanLink>
        <PlanLink href="/today/which-way">{t('notSureWhat')}</PlanLink>
      </p>
    </section>
  );
}

/**
 * Advice for the exam day. Sources: 40 CFR Part 82 Subpart F, Appendix D (b) for identification and the ban on notes in
 * a closed-book test; EPA's test topics for the chart.
 */
function ExamDay() {
  const t = useTranslations('today');
  return (
    <p className="max-w-measure">
      {t('examDay')} <PlanLink href="/exam-day">{t('moreAboutDay')}</PlanLink>
    </p>
  );
}
