'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { FreshResult } from '@/components/attempt/fresh-result';
import { scoreHere } from '@/components/results/local-result';
import { Skeleton } from '@/components/ui/skeleton';
import { MockQuestion } from './mock-question';
import {
  type MockProgress,
  type MockTest,
  readMockProgress,
  readMockTest,
  storeMockProgress,
  storeMockResult,
} from './mock-storage';

const loadMockResults = () => import('./mock-results').then((module) => module.MockResults);
/**
 * Milliseconds until the result's code is loaded. This happens early, because the test may end without a connection.
 */
const QUIET_MS = 300;

/** Runs the mock test: Answer, Next, Complete Test. Creates no attempt on the server. */
export function MockRun() {
  const t = useTranslations('mock');
  const toPath = usePaths();
  const setup = toPath('/mock-test');
  const router = useRouter();
  const [isOver, setIsOver] = useState(false);
  const [taken, setTaken] = useState<{ test: MockTest; progress: MockProgress } | null>(null);
  useEffect(() => {
    const test = readMockTest();
    if (!test || test.questions.length === 0) return router.replace(setup);
    setTaken({ test, progress: readMockProgress() });
  }, [router, setup]);
  useEffect(() => {
    // Ignores a failure, because the result page loads the code again.
    const timer = setTimeout(() => void loadMockResults().catch(() => undefined), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);

  if (isOver) {
    return <FreshResult title={t('yourMockTest')} kept={t('yourAnswersAreKeptIn')} load={loadMockResults} props={{}} />;
  }
  if (!taken) return <Skeleton data-attempt className="mx-auto h-96 max-w-3xl" />;
  const change = (progress: MockProgress) => {
    storeMockProgress(progress);
    setTaken({ ...taken, progress });
  };
  const finish = () => {
    const { test, progress } = taken;
    const chosenIds = (id: number) => progress.responses[id] ?? [];
    const answered = { id: test.id, testType: 'practice' as const, topic: null, questions: test.questions, chosenIds };
    storeMockResult(scoreHere({ ...answered, startedAt: test.startedAt, completedAt: Date.now() }));
    // Changes only the URL. The result is shown on this page, so that the test can also be finished offline.
    window.history.replaceState(null, '', toPath('/mock-test/results'));
    setIsOver(true);
  };
  return <MockQuestion test={taken.test} progress={taken.progress} onChange={change} onFinish={finish} />;
}
