'use client';

import { ChevronDown } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { usePaths, useTranslations } from '#texts';
import { RefusedNote } from '@/components/attempt/refused-note';
import { useHydrated } from '@/components/attempt/use-hydrated';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import type { AttemptResult } from '@/lib/attempts/contract';
import { getAttemptResult } from '@/lib/attempts/endpoints';
import { call } from '@/lib/browser/api/call';
import { type CurrentAttempt, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { isStalled, isWaiting, onSavingStateChange } from '@/lib/browser/attempt/outbox';
import type { AssignedView } from '@/lib/classes/assignments/contract';
import { ClassResult, type ClassTest, useClassTest } from './class-result';
import { applyCorrections } from './corrected-result';
import { CorrectionsNote } from './corrections-note';
import { InstallInvite } from './install-invite';
import { KeepThis } from './keep-this';
import { LessonEnd } from './lesson-end';
import { asRepeat, canScoreHere, scoreAttempt } from './local-result';
import { NextSteps } from './next-steps';
import { QuestionList } from './question-list';
import { ScoreCard } from './score-card';
import { SectionBreakdown } from './section-breakdown';
import { useOnTheDay } from './use-on-the-day';
import { useUnfoldedOnPaper } from './use-unfolded-on-paper';

interface ResultsPageProps {
  viewerId: string;
  /**
   * Result of the attempt named in the URL. `unknown`: the attempt does not exist or belongs to another user.
   * `withheld`: its exam has not ended yet. Null: the URL names no attempt, so the page shows the attempt that just
   * ended on this device.
   */
  past: AttemptResult | 'unknown' | 'withheld' | null;
  /** Class test to which the result named in the URL belongs; null if it belongs to none. */
  classTest?: AssignedView | null;
}

/** Page of a result. Redirects to / if there is no completed attempt. */
export function ResultsPage({ viewerId, past, classTest }: ResultsPageProps) {
  const router = useRouter();
  const toPath = usePaths();
  const [home, test] = [toPath('/'), toPath('/test')];
  const isHydrated = useHydrated();
  const attempt = useCurrentAttempt((state) => state.attempt);
  const isMine = attempt !== null && attempt.userId === viewerId;
  const isOver = isMine && attempt.completedAt !== null;
  const isRunning = isMine && attempt.completedAt === null;

  useEffect(() => {
    if (!isHydrated || past || isOver) return;
    router.replace(isRunning ? test : home);
  }, [isHydrated, past, isOver, isRunning, router, test, home]);
  useLaterCorrections(isHydrated && isOver && !past);

  if (past === 'unknown') return <UnknownResult />;
  if (past === 'withheld') return <WithheldResult />;
  if (past) return <Result result={past} classTest={classTest} />;
  if (!isOver || attempt.completedAt === null) return <ResultsSkeleton />;
  const { attemptId, completedAt } = attempt;
  const known = attempt.result ?? (canScoreHere(attempt) ? scoreAttempt(attempt, completedAt) : null);
  if (!known) return <WaitingForScore attemptId={attemptId} />;
  const result = attempt.isRepeat ? asRepeat(known) : known;
  const notes = (
    <>
      <RefusedNote attemptId={attemptId} />
      <DeliveryLine attemptId={attemptId} />
    </>
  );
  if (attempt.setId === undefined) {
    return (
      <FreshResult attempt={attempt} result={result}>
        {notes}
      </FreshResult>
    );
  }
  return (
    <LessonResult attempt={attempt} result={result}>
      {notes}
    </LessonResult>
  );
}

/** Replaces the result stored on this device by the server's, because its questions may have been corrected since. */
function useLaterCorrections(isShown: boolean): void {
  useEffect(() => {
    const { attempt, setResult } = useCurrentAttempt.getState();
    if (!isShown || !attempt?.result) return;
    call(getAttemptResult, { params: { id: attempt.attemptId } })
      .then(setResult)
      .catch((error: unknown) => console.info('The result could not be read again:', error));
  }, [isShown]);
}

interface FreshResultProps {
  attempt: CurrentAttempt;
  result: AttemptResult;
  children: ReactNode;
}

/** Result of a test that just ended on this device. For a class test, also states that the class gets the result. */
function FreshResult({ attempt, result, children }: FreshResultProps) {
  const isDelivered = useDelivery(attempt.attemptId) === 'saved';
  const classTest = useClassTest(attempt, isDelivered);
  return (
    <Result result={result} classTest={classTest} isDelivered={isDelivered}>
      {children}
    </Result>
  );
}

/** End of a lesson, with the detailed result folded below. */
function LessonResult({ attempt, result, children }: FreshResultProps) {
  const t = useTranslations('results');
  const isDelivered = useDelivery(attempt.attemptId) === 'saved';
  const area = useRef<HTMLDivElement>(null);
  useUnfoldedOnPaper(area);
  return (
    <div ref={area} className="flex flex-col gap-6">
      {children}
      <LessonEnd attempt={attempt} result={applyCorrections(result)} isDelivered={isDelivered} />
      <InstallInvite attemptId={attempt.attemptId} />
      <KeepThis />
      <details className="group">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          {t('yourScoreAndAnswers')}
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </summary>
        <div className="mt-4">
          <Result result={result} isLesson />
        </div>
      </details>
    </div>
  );
}

type Delivery = 'saved' | 'sending' | 'stalled';

function useDelivery(attemptId: string): Delivery {
  const read = (): Delivery => (isStalled() ? 'stalled' : isWaiting(attemptId) ? 'sending' : 'saved');
  return useSyncExternalStore(onSavingStateChange, read, () => 'sending');
}

/** Shows whether the result has reached the server. Reserves the height of its longest text, so that nothing moves. */
function DeliveryLine({ attemptId }: { attemptId: string }) {
  const t = useTranslations('results');
  const delivery = useDelivery(attemptId);
  return (
    <div className="-my-3 flex min-h-11 items-center text-muted-foreground text-sm">
      <p data-delivery={delivery}>{t(`delivery.${delivery}`)}</p>
      {/* Announces only problems, because a screen reader should read the result at this moment. */}
      <p role="status" className="sr-only">
        {delivery === 'stalled' ? t('resultSafeHere') : ''}
      </p>
    </div>
  );
}

function UnknownResult() {
  const t = useTranslations('results');
  const toPath = usePaths();
  return (
    <EmptyState
      title={t('unknownResult')}
      action={<LinkButton href={toPath('/statistics')}>{t('myStatistics')}</LinkButton>}
    >
      {t('unknownResultText')}
    </EmptyState>
  );
}

function WithheldResult() {
  const t = useTranslations('results');
  const toPath = usePaths();
  return (
    <EmptyState
      title={t('finishExamFirst')}
      action={<LinkButton href={toPath('/test')}>{t('goToTheExam')}</LinkButton>}
    >
      {t('withheldText')}
    </EmptyState>
  );
}

function WaitingForScore({ attemptId }: { attemptId: string }) {
  const t = useTranslations('results');
  const delivery = useDelivery(attemptId);
  return (
    <div className="flex flex-col gap-4">
      <RefusedNote attemptId={attemptId} />
      <Alert variant="info">{delivery === 'stalled' ? t('scoredWhenOnline') : t('scoringNow')}</Alert>
      <ResultsSkeleton />
    </div>
  );
}

function ResultsSkeleton() {
  const t = useTranslations('results');
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">{t('loadingYourResult')}</span>
      <Skeleton className="h-56" />
      <Skeleton className="h-40" />
    </div>
  );
}

interface ResultProps {
  result: AttemptResult;
  /** True if the end of a lesson is shown above, with the main button. */
  isLesson?: boolean;
  /** Class test to which the result belongs; null if it belongs to none. */
  classTest?: ClassTest | null;
  /** False while the result is on its way to the server. */
  isDelivered?: boolean;
  children?: ReactNode;
}

function Result({ result: stored, isLesson = false, classTest = null, isDelivered = true, children }: ResultProps) {
  const result = applyCorrections(stored);
  const onTheDay = useOnTheDay(stored);
  return (
    <div className="flex flex-col gap-6">
      {children}
      <ScoreCard result={result} saysPass onTheDay={onTheDay} />
      <CorrectionsNote result={result} />
      {result.testType === 'exam' ? <SectionBreakdown result={result} /> : null}
      {classTest === null ? null : <ClassResult test={classTest} isDelivered={isDelivered} />}
      <NextSteps result={result} context={isLesson ? 'lesson' : classTest === null ? 'test' : 'class'} />
      {isLesson || classTest !== null ? null : <KeepThis />}
      <QuestionList result={result} />
    </div>
  );
}
