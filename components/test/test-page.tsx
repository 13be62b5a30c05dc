'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useOnDemand } from '@/components/layout/use-on-demand';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { useSitting } from '@/lib/browser/sitting';
import { ExamSitting } from './exam-sitting';
import { fetchLatePartsWhenQuiet, loadResultsPage, retryUntilOff } from './late-parts';
import { PracticeSitting } from './practice-sitting';
import { useHydrated } from './use-hydrated';

/** Specification §2 "Test page": redirects to / when no test is started or it has no questions. */
export function TestPage({ viewerId }: { viewerId: string }) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const sitting = useSitting((state) => state.sitting);
  const isMine = sitting !== null && sitting.userId === viewerId && sitting.questions.length > 0;
  const isOver = isMine && sitting.completedAt !== null;

  useEffect(() => {
    if (!isHydrated) return;
    if (!isMine) router.replace('/');
    // The address alone: the result is shown right here, so that a test can also be finished without network.
    else if (isOver) window.history.replaceState(null, '', '/results');
  }, [isHydrated, isMine, isOver, router]);

  useEffect(fetchLatePartsWhenQuiet, []);

  if (!isMine) return <TestSkeleton />;
  if (isOver) return <FreshResult viewerId={viewerId} />;
  const question = sitting.questions[sitting.index];
  if (!question) return <Alert variant="error">Error: No question available</Alert>;
  if (question.answers.length === 0) return <Alert variant="error">Error: Invalid question data</Alert>;
  return sitting.testType === 'exam' ? <ExamSitting sitting={sitting} /> : <PracticeSitting sitting={sitting} />;
}

function FreshResult({ viewerId }: { viewerId: string }) {
  const { Component, isFailed, request } = useOnDemand(loadResultsPage);
  useEffect(() => void request(), [request]);
  useEffect(() => (isFailed ? retryUntilOff(() => void request()) : undefined), [isFailed, request]);
  return (
    <>
      <PageHeader title="Your result" />
      {Component ? <Component viewerId={viewerId} past={null} /> : null}
      {isFailed ? (
        <Alert variant="info">
          <p>Your answers are saved on this device. The result is shown as soon as the network is back.</p>
          <Button variant="outline" className="mt-3" onClick={() => void request()}>
            Try again
          </Button>
        </Alert>
      ) : null}
    </>
  );
}

function TestSkeleton() {
  return (
    <div data-sitting aria-busy="true" className="mx-auto flex max-w-3xl flex-col gap-4">
      <span className="sr-only">Loading the test</span>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-20" />
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </div>
  );
}
