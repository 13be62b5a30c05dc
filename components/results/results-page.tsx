'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useHydrated } from '@/components/test/use-hydrated';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import type { AttemptResult } from '@/lib/attempts/contract';
import { useSitting } from '@/lib/browser/sitting';
import { canScoreHere, scoreSitting } from './local-result';
import { NextSteps } from './next-steps';
import { QuestionList } from './question-list';
import { ScoreCard } from './score-card';
import { SectionBreakdown } from './section-breakdown';

interface ResultsPageProps {
  viewerId: string;
  /** A past attempt that the address names, `unknown` when it is not theirs; null: the sitting that has just ended on this device. */
  past: AttemptResult | 'unknown' | null;
}

/** Specification §2 "Results page"; redirects to / unless a test is completed. */
export function ResultsPage({ viewerId, past }: ResultsPageProps) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const sitting = useSitting((state) => state.sitting);
  const isMine = sitting !== null && sitting.userId === viewerId;
  const isOver = isMine && sitting.completedAt !== null;
  const isRunning = isMine && sitting.completedAt === null;

  useEffect(() => {
    if (!isHydrated || past || isOver) return;
    router.replace(isRunning ? '/test' : '/');
  }, [isHydrated, past, isOver, isRunning, router]);

  if (past === 'unknown') return <UnknownResult />;
  if (past) return <Result result={past} isSaved />;
  if (!isOver || sitting.completedAt === null) return <ResultsSkeleton />;
  if (sitting.result) return <Result result={sitting.result} isSaved />;
  if (canScoreHere(sitting)) return <Result result={scoreSitting(sitting, sitting.completedAt)} isSaved={false} />;
  return <WaitingForScore />;
}

function UnknownResult() {
  return (
    <EmptyState title="This result is not here." action={<LinkButton href="/statistics">My Statistics</LinkButton>}>
      The test is not finished, was removed, or belongs to another account. Your statistics list all of your tests.
    </EmptyState>
  );
}

function WaitingForScore() {
  return (
    <div className="flex flex-col gap-4">
      <Alert variant="info">
        Your exam is saved on this device. It is scored as soon as the network is back; you can leave this page open or
        come back later.
      </Alert>
      <ResultsSkeleton />
    </div>
  );
}

function ResultsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">Loading your result</span>
      <Skeleton className="h-56" />
      <Skeleton className="h-40" />
    </div>
  );
}

function Result({ result, isSaved }: { result: AttemptResult; isSaved: boolean }) {
  return (
    <div className="flex flex-col gap-6">
      {isSaved ? null : <Alert variant="info">Saved on this device, will sync when the network is back.</Alert>}
      <ScoreCard result={result} saysPass />
      {result.testType === 'exam' ? <SectionBreakdown result={result} /> : null}
      <NextSteps result={result} />
      <QuestionList questions={result.questions} />
    </div>
  );
}
