'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { usePaths, useTranslations } from '#texts';
import { OpenAttemptCard } from '@/components/attempt/open-attempt-card';
import { useFetched } from '@/components/attempt/use-fetched';
import { useTestStart } from '@/components/attempt/use-test-start';
import { useDates } from '@/components/messages/use-formats';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import type { PlanView } from '@/lib/plan/contract';
import { askedFirst, type DueSet, type TodayView } from '@/lib/plan/today-rules';
import { AskedSet } from './asked-set';
import { CachedPlanNote } from './cached-plan-note';
import { NextSet } from './next-set';
import { OtherWays } from './other-ways';
import { PlanLine } from './plan-line';
import { SectionChances } from './section-chances';
import { choiceOfSet } from './set-choice';
import type { TodayMarkup } from './today-markup';
import { TodaySkeleton } from './today-skeleton';
import { type Freshness, type InitialPlan, useToday } from './use-today';

/** Loaded on demand, because only a plan without enough time needs it. */
const loadPlanFit = () => import('./own-plan-fit').then((module) => module.OwnPlanFit);

interface TodayPageProps {
  initial: InitialPlan;
  /** Id of the set named in the URL, or null. */
  askedSet: string | null;
  markup: TodayMarkup;
  /** Notices at the top of the page, or null. */
  notice: ReactNode;
}

/** A learner's start page: what to do now, and the progress so far. */
export function TodayPage({ initial, askedSet, markup, notice }: TodayPageProps) {
  const t = useTranslations('today');
  const { longDate } = useDates();
  const { plan, readAt, view, freshness, ask, take } = useToday(initial);
  return (
    <>
      <PageHeader title={t('title')} subtitle={plan && view ? longDate(plan.today.date) : undefined} />
      {notice}
      {plan && view && readAt !== null ? (
        <Day
          plan={plan}
          view={askedFirst(view, askedSet)}
          askedSet={askedSet}
          freshness={freshness}
          readAt={readAt}
          markup={markup}
          onPlan={take}
        />
      ) : freshness === 'failed' ? (
        <NoPlan onRetry={ask} />
      ) : (
        <TodaySkeleton />
      )}
    </>
  );
}

interface DayProps {
  plan: PlanView;
  view: TodayView;
  askedSet: string | null;
  freshness: Freshness;
  readAt: number;
  markup: TodayMarkup;
  onPlan: (plan: PlanView) => void;
}

function Day({ plan, view, askedSet, freshness, readAt, markup, onPlan }: DayProps) {
  const t = useTranslations('today');
  const { underWay, start, isStarting, error, dismissError, question } = useTestStart();
  const OwnPlanFit = useFetched(loadPlanFit, plan.forecast.fits === false);
  const startSet = (set: DueSet) => start(choiceOfSet(plan, set));
  // A lesson in progress is offered as the only next step, unless its questions were answered on another device.
  const isInLesson = plan.today.sets.some((set) => set.id === underWay?.setId && set.openQuestionIds.length > 0);
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_24rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <PlanLine plan={plan} view={view} markup={markup} />
        {plan.isOutcomeAsked ? markup.outcome : null}
        {freshness === 'kept' ? <CachedPlanNote readAt={readAt} /> : null}
        <AskedSet id={askedSet} plan={plan} view={view} markup={markup} />
        {underWay ? <OpenAttemptCard attempt={underWay} /> : null}
        {error ? (
          <Alert variant="error" onDismiss={dismissError}>
            {error}
          </Alert>
        ) : null}
        {isInLesson ? null : (
          <NextSet plan={plan} view={view} isSecond={underWay !== null} isStarting={isStarting} onStart={startSet} />
        )}
        {plan.isDefault ? markup.invite : null}
        {OwnPlanFit ? <OwnPlanFit plan={plan} onPlan={onPlan} /> : null}
        <OtherWays plan={plan} view={view} isStarting={isStarting} onStart={startSet} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {view.examMoment === 'past' ? null : <SectionChances forecast={plan.forecast} examDate={plan.examDate} />}
        <p className="tabular-nums">
          {t.rich('streak', {
            days: plan.streakDays,
            strong: (chunks) => <span className="font-medium">{chunks}</span>,
          })}
        </p>
        {markup.how}
      </div>
      {question}
    </div>
  );
}

function NoPlan({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useTranslations('today');
  const site = useTranslations('site');
  const toPath = usePaths();
  return (
    <Alert variant="error">
      <p>{t('noPlan')}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button variant="outline" onClick={() => void onRetry()}>
          {site('tryAgain')}
        </Button>
        <Link href={toPath('/tests')} prefetch={false} className="py-2 font-medium underline">
          {t('chooseTest')}
        </Link>
      </p>
    </Alert>
  );
}
