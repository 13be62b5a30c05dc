'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Sitting } from '@/lib/browser/sitting';
import { ReplaceQuestion } from './replace-question';
import { StartError, startSitting, type TestChoice } from './start-sitting';
import { useOpenSitting } from './use-open-sitting';

interface TestStart {
  /** The test that starting another one would replace. */
  underWay: Sitting | null;
  start: (choice: TestChoice) => void;
  isStarting: boolean;
  /** Why it did not start. */
  error: string | null;
  dismissError: () => void;
  /** To be shown somewhere: asks before a test under way is replaced. */
  question: ReactNode;
}

/** Starts a test and goes to it. This device holds one at a time, so one that is not finished is never replaced unasked. */
export function useTestStart(): TestStart {
  const router = useRouter();
  const open = useOpenSitting();
  const [asked, setAsked] = useState<TestChoice | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  // The new test itself is not shown as one under way in the moment before its page opens.
  const shown = useRef(open);
  if (!isStarting) shown.current = open;
  const begin = async (choice: TestChoice) => {
    setAsked(null);
    setIsStarting(true);
    setError(null);
    try {
      await startSitting(choice);
      router.push('/test');
    } catch (failed) {
      setError(failed instanceof StartError ? failed.message : 'Failed to load questions. Please try again.');
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
        sitting={shown.current}
        isAsked={asked !== null}
        onKeep={() => setAsked(null)}
        onReplace={() => asked && void begin(asked)}
      />
    ) : null,
  };
}
