'use client';

import { Flag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOnDemand } from '@/components/layout/use-on-demand';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { examSeconds } from '@/lib/attempts/rules';
import { type Sitting, useSitting } from '@/lib/browser/sitting';
import { ExamClock, useSecondsLeft } from './exam-clock';
import { ExamGrid } from './exam-grid';
import { rememberExam } from './exam-storage';
import { loadFinishDialog } from './late-parts';
import { chooseNext, QuestionCard } from './question-card';
import { SittingFrame } from './sitting-frame';
import { useAnswerKeys } from './use-answer-keys';
import { useExamDeadline } from './use-exam-deadline';
import { useSittingActions } from './use-sitting-actions';

/** No reveal; each press submits and moves on; at zero only Finish Test is left (specification §4). */
export function ExamSitting({ sitting }: { sitting: Sitting }) {
  const { question, choose, submit, finish, goTo, ifSeen } = useSittingActions(sitting);
  const [isConfirming, setIsConfirming] = useState(false);
  useExamDeadline(sitting);
  const secondsLeft = useSecondsLeft(sitting.deadlineAt, (seconds) =>
    rememberExam(sitting.startedAt, examSeconds(sitting.timeFactor), seconds),
  );
  const isTimeUp = secondsLeft === 0;
  const isLast = sitting.index === sitting.questions.length - 1;
  const chosenIds = (question && sitting.choices[question.id]?.answerIds) ?? [];
  const open = sitting.questions.filter((asked) => (sitting.choices[asked.id]?.answerIds.length ?? 0) === 0).length;

  const press = () => {
    if (isTimeUp) return finish();
    submit();
    if (!isLast) return goTo(sitting.index + 1);
    if (open > 0) setIsConfirming(true);
    else finish();
  };
  useAnswerKeys({
    onNumber: (place) => {
      const answer = question?.answers[place - 1];
      if (question && answer && !isTimeUp) choose(chooseNext(question, chosenIds, answer.id));
    },
    onEnter: ifSeen(press),
  });
  if (!question) return null;

  return (
    <SittingFrame
      place={sitting.index + 1}
      total={sitting.questions.length}
      aside={secondsLeft === null ? null : <ExamClock secondsLeft={secondsLeft} />}
      actions={
        <>
          <Button variant="accent" size="lg" className="w-full sm:w-auto" onClick={ifSeen(press)}>
            {isLast || isTimeUp ? 'Finish Test' : 'Submit Answer'}
          </Button>
          {isTimeUp ? null : <ReviewToggle sitting={sitting} questionId={question.id} />}
        </>
      }
    >
      {isTimeUp ? (
        <Alert variant="warning" className="mb-4">
          <strong>Time's up.</strong> Your answers are kept. Finish the test to see your result.
        </Alert>
      ) : null}
      <QuestionCard
        question={question}
        chosenIds={chosenIds}
        isRevealed={false}
        isLocked={isTimeUp}
        onChoose={choose}
      />
      <div className="mt-6">
        <ExamGrid sitting={sitting} onGoTo={goTo} />
      </div>
      <FinishQuestion count={open} isAsked={isConfirming} onAsk={setIsConfirming} onFinish={finish} />
    </SittingFrame>
  );
}

interface FinishQuestionProps {
  /** Questions that are not answered. */
  count: number;
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
  onFinish: () => void;
}

/** Asks once more before an exam with open questions is finished. */
function FinishQuestion({ count, isAsked, onAsk, onFinish }: FinishQuestionProps) {
  const { Component, isFailed, request } = useOnDemand(loadFinishDialog);
  useEffect(() => {
    if (isAsked) void request();
  }, [isAsked, request]);
  const description = `${count} ${count === 1 ? 'question is' : 'questions are'} not answered. They count as wrong for passing.`;
  if (Component) {
    return <Component description={description} open={isAsked} onOpenChange={onAsk} onFinish={onFinish} />;
  }
  if (!isAsked || !isFailed) return null;
  return (
    <Alert variant="warning" className="mt-6">
      <p>{description}</p>
      <Button variant="outline" className="mt-3" onClick={onFinish}>
        Finish Test
      </Button>
    </Alert>
  );
}

function ReviewToggle({ sitting, questionId }: { sitting: Sitting; questionId: number }) {
  const isMarked = sitting.markedForReview[questionId] === true;
  return (
    <Button
      variant="ghost"
      className="h-auto! min-h-11 whitespace-normal!"
      aria-pressed={isMarked}
      onClick={() => useSitting.getState().toggleReview(questionId)}
    >
      <Flag aria-hidden className={isMarked ? 'size-5 fill-accent text-accent' : 'size-5'} />
      {isMarked ? 'Marked for review' : 'Mark for review'}
    </Button>
  );
}
