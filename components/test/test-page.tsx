'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useSitting } from '@/lib/browser/sitting';
import { ExamSitting } from './exam-sitting';
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
    else if (isOver) router.replace('/results');
  }, [isHydrated, isMine, isOver, router]);

  if (!isMine || isOver) return <TestSkeleton />;
  const question = sitting.questions[sitting.index];
  if (!question) return <Alert variant="error">Error: No question available</Alert>;
  if (question.answers.length === 0) return <Alert variant="error">Error: Invalid question data</Alert>;
  return sitting.testType === 'exam' ? <ExamSitting sitting={sitting} /> : <PracticeSitting sitting={sitting} />;
}

function TestSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">Loading the test</span>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-20" />
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </div>
  );
}
