'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import type { Stars } from '@/lib/favorites/contract';
import { fetchDeferredChunksWhenUsed, loadResultsPage } from './deferred-chunks';
import { ExamAttempt } from './exam-attempt';
import { FreshResult } from './fresh-result';
import { PracticeAttempt } from './practice-attempt';
import { useHydrated } from './use-hydrated';

interface TestPageProps {
  viewerId: string;
  stars: Stars;
}

/** Page of the current test. Redirects to / if no test has been started or it has no questions. */
export function TestPage({ viewerId, stars }: TestPageProps) {
  const t = useTranslations('attempt');
  const toPath = usePaths();
  const [home, results] = [toPath('/'), toPath('/results')];
  const router = useRouter();
  const isHydrated = useHydrated();
  const attempt = useCurrentAttempt((state) => state.attempt);
  const isMine = attempt !== null && attempt.userId === viewerId && attempt.questions.length > 0;
  const isOver = isMine && attempt.completedAt !== null;

  useEffect(() => {
    if (!isHydrated) return;
    if (!isMine) router.replace(home);
    // Changes only the URL. The result is shown on this page, so that a test can also be finished offline.
    else if (isOver) window.history.replaceState(null, '', results);
  }, [isHydrated, isMine, isOver, router, home, results]);

  useEffect(() => {
    if (isHydrated) useCurrentAttempt.getState().takeStars(stars);
  }, [isHydrated, stars]);

  useEffect(fetchDeferredChunksWhenUsed, []);

  if (!isMine) return <TestSkeleton />;
  if (isOver) {
    return (
      <FreshResult
        title={t('yourResult')}
        kept={t('answersSavedHere')}
        load={loadResultsPage}
        props={{ viewerId, past: null }}
      />
    );
  }
  const question = attempt.questions[attempt.index];
  if (!question) return <Alert variant="error">{t('noQuestion')}</Alert>;
  if (question.answers.length === 0) return <Alert variant="error">{t('invalidQuestion')}</Alert>;
  return attempt.testType === 'exam' ? <ExamAttempt attempt={attempt} /> : <PracticeAttempt attempt={attempt} />;
}

function TestSkeleton() {
  const t = useTranslations('attempt');
  return (
    <div data-attempt aria-busy="true" className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <span className="sr-only">{t('loadingTheTest')}</span>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-20" />
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </div>
  );
}
