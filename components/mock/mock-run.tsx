'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { scoreHere } from '@/components/results/local-result';
import { ActionBar } from '@/components/test/action-bar';
import { chooseNext, QuestionCard } from '@/components/test/question-card';
import { useAnswerKeys } from '@/components/test/use-answer-keys';
import { useSeen } from '@/components/test/use-seen';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import {
  type MockProgress,
  type MockTest,
  readMockProgress,
  readMockTest,
  storeMockProgress,
  storeMockResult,
} from './mock-storage';

/** Specification §4 "Mock test": answer, Next, Complete Test; no reveal, no attempt on the server. */
export function MockRun() {
  const router = useRouter();
  const [taken, setTaken] = useState<{ test: MockTest; progress: MockProgress } | null>(null);
  useEffect(() => {
    const test = readMockTest();
    if (!test || test.questions.length === 0) return router.replace('/mock-test');
    setTaken({ test, progress: readMockProgress() });
  }, [router]);

  if (!taken) return <Skeleton data-sitting className="mx-auto h-96 max-w-3xl" />;
  const change = (progress: MockProgress) => {
    storeMockProgress(progress);
    setTaken({ ...taken, progress });
  };
  return <MockQuestion test={taken.test} progress={taken.progress} onChange={change} />;
}

interface MockQuestionProps {
  test: MockTest;
  progress: MockProgress;
  onChange: (progress: MockProgress) => void;
}

function MockQuestion({ test, progress, onChange }: MockQuestionProps) {
  const router = useRouter();
  const question = test.questions[progress.index];
  const chosenIds = (question && progress.chosen[question.id]) ?? [];
  const total = test.questions.length;
  const isLast = progress.index === total - 1;

  const { ifSeen, markSeen } = useSeen(String(question?.id));
  const choose = (answerIds: number[]) => {
    markSeen();
    if (question) onChange({ ...progress, chosen: { ...progress.chosen, [question.id]: answerIds } });
  };
  const goOn = () => {
    if (!isLast) return onChange({ ...progress, index: progress.index + 1 });
    const chosen = (id: number) => progress.chosen[id] ?? [];
    const taken = { id: test.id, testType: 'practice' as const, topic: null, questions: test.questions, chosen };
    storeMockResult(scoreHere({ ...taken, startedAt: test.startedAt, completedAt: Date.now() }));
    router.push('/mock-test/results');
  };
  useAnswerKeys({
    onNumber: (place) => {
      const answer = question?.answers[place - 1];
      if (question && answer) choose(chooseNext(question, chosenIds, answer.id));
    },
    onEnter: ifSeen(goOn),
  });
  if (!question) return null;
  const place = progress.index + 1;
  return (
    <div data-sitting className="mx-auto flex w-full max-w-3xl flex-col">
      <h1 className="font-medium text-base tabular-nums">
        Question {place} of {total}
        <span className="ml-2 text-muted-foreground">{Math.round((place / total) * 100)}%</span>
      </h1>
      <Progress value={place} max={total} label={`Question ${place} of ${total}`} className="mt-2 mb-6" />
      <div className="pb-6">
        <QuestionCard question={question} chosenIds={chosenIds} isRevealed={false} isLocked={false} onChoose={choose} />
      </div>
      <ActionBar>
        <Button variant="accent" size="lg" className="w-full sm:w-auto" onClick={ifSeen(goOn)}>
          {isLast ? 'Complete Test' : 'Next'}
        </Button>
      </ActionBar>
    </div>
  );
}
