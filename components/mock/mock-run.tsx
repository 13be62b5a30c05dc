'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { scoreHere } from '@/components/results/local-result';
import { AttemptFrame } from '@/components/test/attempt-frame';
import { FreshResult } from '@/components/test/fresh-result';
import { QuestionCard } from '@/components/test/question-card';
import { sectionShown } from '@/components/test/section-name';
import { useAnswerKeys } from '@/components/test/use-answer-keys';
import { ONWARD, useDoubleTapGuard } from '@/components/test/use-double-tap-guard';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import {
  type MockProgress,
  type MockTest,
  readMockProgress,
  readMockTest,
  storeMockProgress,
  storeMockResult,
} from './mock-storage';

const loadMockResults = () => import('./mock-results').then((module) => module.MockResults);
/** The result's code is fetched once the first question stands, since the test may end without network. */
const QUIET_MS = 300;

/** Answer, Next, Finish Test; no reveal, no attempt on the server. */
export function MockRun() {
  const router = useRouter();
  const [isOver, setIsOver] = useState(false);
  const [taken, setTaken] = useState<{ test: MockTest; progress: MockProgress } | null>(null);
  useEffect(() => {
    const test = readMockTest();
    if (!test || test.questions.length === 0) return router.replace('/mock-test');
    setTaken({ test, progress: readMockProgress() });
  }, [router]);
  useEffect(() => {
    // Where the network would not give it now, the result asks again.
    const timer = setTimeout(() => void loadMockResults().catch(() => undefined), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);

  if (isOver) {
    return (
      <FreshResult title="Your mock test" kept="Your answers are kept in this tab." load={loadMockResults} props={{}} />
    );
  }
  if (!taken) return <Skeleton data-attempt className="mx-auto h-96 max-w-3xl" />;
  const change = (progress: MockProgress) => {
    storeMockProgress(progress);
    setTaken({ ...taken, progress });
  };
  const finish = () => {
    // The address alone: the result is shown right here, so that the test can also be finished without network.
    window.history.replaceState(null, '', '/mock-test/results');
    setIsOver(true);
  };
  return <MockQuestion test={taken.test} progress={taken.progress} onChange={change} onFinish={finish} />;
}

interface MockQuestionProps {
  test: MockTest;
  progress: MockProgress;
  onChange: (progress: MockProgress) => void;
  onFinish: () => void;
}

function MockQuestion({ test, progress, onChange, onFinish }: MockQuestionProps) {
  const question = test.questions[progress.index];
  const chosenIds = (question && progress.responses[question.id]) ?? [];
  const total = test.questions.length;
  const isLast = progress.index === total - 1;

  const { ifSeen, markSeen } = useDoubleTapGuard(String(question?.id));
  const choose = (optionIds: number[]) => {
    markSeen();
    if (question) onChange({ ...progress, responses: { ...progress.responses, [question.id]: optionIds } });
  };
  const goOn = () => {
    if (!isLast) return onChange({ ...progress, index: progress.index + 1 });
    const chosenIds = (id: number) => progress.responses[id] ?? [];
    const taken = { id: test.id, testType: 'practice' as const, topic: null, questions: test.questions, chosenIds };
    storeMockResult(scoreHere({ ...taken, startedAt: test.startedAt, completedAt: Date.now() }));
    onFinish();
  };
  useAnswerKeys({ question, chosenIds, isLocked: false, onChoose: choose, onEnter: ifSeen(goOn) });
  if (!question) return null;
  return (
    <AttemptFrame
      place={progress.index + 1}
      total={total}
      actions={
        <Button variant="accent" size="lg" className="w-full sm:w-auto" onClick={ifSeen(goOn)} {...ONWARD}>
          {isLast ? 'Finish Test' : 'Next'}
        </Button>
      }
    >
      <QuestionCard
        question={question}
        section={sectionShown({ questions: test.questions }, question)}
        chosenIds={chosenIds}
        isRevealed={false}
        isLocked={false}
        onChoose={choose}
      />
    </AttemptFrame>
  );
}
