'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { fetchWhenIdle } from '@/components/layout/fetch-when-idle';
import { useOnDemand, useRetry } from '@/components/layout/use-on-demand';
import { errorText } from '@/lib/browser/api/error-text';
import { type CurrentAttempt, isAnswered } from '@/lib/browser/attempt/current-attempt';
import type { TestChoice } from './begin-attempt';
import { useOpenAttempt } from './use-open-attempt';

/** Loads the code that begins a test when it is needed, to keep it out of the page's initial scripts. */
const loadBeginning = () => import('./begin-attempt');
const loadReplaceQuestion = () => import('./replace-question').then((module) => module.ReplaceQuestion);

interface TestStart {
  /** Unfinished test that a new test would replace, or null. */
  underWay: CurrentAttempt | null;
  start: (choice: TestChoice) => void;
  isStarting: boolean;
  /** Error text of the last failed start. */
  error: string | null;
  dismissError: () => void;
  /** Confirmation dialog for replacing the test in progress. The caller must render it. */
  question: ReactNode;
}

/**
 * Starts a test and opens it. Asks first if that would replace an unfinished test, because a device holds one test at a
 * time.
 */
export function useTestStart(): TestStart {
  const t = useTranslations('start');
  const toPath = usePaths();
  const router = useRouter();
  const open = useOpenAttempt();
  const [asked, setAsked] = useState<TestChoice | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  // Shows the former attempt until the new page opens, because the new test must not appear as a test in progress.
  const [former, setFormer] = useState(open);
  const underWay = isStarting ? former : open;
  const { Component: ReplaceQuestion, isFailed, request } = useOnDemand(loadReplaceQuestion);
  useEffect(() => fetchWhenIdle([loadBeginning, loadReplaceQuestion]), []);
  useRetry(isFailed && asked !== null, request);
  const begin = async (choice: TestChoice) => {
    setAsked(null);
    setFormer(open);
    setIsStarting(true);
    setError(null);
    try {
      const { beginAttempt } = await loadBeginning();
      await beginAttempt(choice, t);
      router.push(toPath('/test'));
    } catch (failed) {
      setError(errorText(failed, t('notStarted')));
      setIsStarting(false);
    }
  };
  return {
    underWay,
    start: (choice) => {
      // A test with every question answered is finished by the start, so nothing would be lost.
      if (!open || isAnswered(open)) return void begin(choice);
      setAsked(choice);
      void request();
    },
    isStarting,
    error,
    dismissError: useCallback(() => setError(null), []),
    question:
      underWay && ReplaceQuestion ? (
        <ReplaceQuestion
          attempt={underWay}
          isAsked={asked !== null}
          onKeep={() => setAsked(null)}
          onReplace={() => asked && void begin(asked)}
        />
      ) : null,
  };
}
