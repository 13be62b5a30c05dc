'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { fetchWhenIdle } from '@/components/layout/fetch-when-idle';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import type { TestChoice } from './begin-attempt';
import { ReplaceQuestion } from './replace-question';
import { useOpenAttempt } from './use-open-attempt';

const LOAD_FAILED = 'Failed to load questions. Please try again.';

/** What begins a test is needed once a learner starts one: not among the scripts that a page starts with. */
const loadBeginning = () => import('./begin-attempt');

interface TestStart {
  /** The test that starting another one would replace. */
  underWay: CurrentAttempt | null;
  start: (choice: TestChoice) => void;
  isStarting: boolean;
  /** Why it did not start. */
  error: string | null;
  dismissError: () => void;
  /** To be rendered by the caller: asks before a test in progress is replaced. */
  question: ReactNode;
}

/** Starts a test and goes to it. This device holds one at a time, so one that is not finished is never replaced unasked. */
export function useTestStart(): TestStart {
  const router = useRouter();
  const open = useOpenAttempt();
  const [asked, setAsked] = useState<TestChoice | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  // Until its page opens, the new test itself must not be shown as one in progress.
  const shown = useRef(open);
  if (!isStarting) shown.current = open;
  useEffect(() => fetchWhenIdle([loadBeginning]), []);
  const begin = async (choice: TestChoice) => {
    setAsked(null);
    setIsStarting(true);
    setError(null);
    try {
      const { beginAttempt } = await loadBeginning();
      await beginAttempt(choice);
      router.push('/test');
    } catch (failed) {
      setError(failed instanceof Error && failed.name === 'StartError' ? failed.message : LOAD_FAILED);
      setIsStarting(false);
    }
  };
  return {
    underWay: shown.current,
    start: (choice) => (open ? setAsked(choice) : void begin(choice)),
    isStarting,
    error,
    dismissError: useCallback(() => setError(null), []),
    question: shown.current ? (
      <ReplaceQuestion
        attempt={shown.current}
        isAsked={asked !== null}
        onKeep={() => setAsked(null)}
        onReplace={() => asked && void begin(asked)}
      />
    ) : null,
  };
}
