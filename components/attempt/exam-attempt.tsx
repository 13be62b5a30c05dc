'use client';

import { Flag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { useOnDemand } from '@/components/layout/use-on-demand';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { type CurrentAttempt, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { AttemptView } from './attempt-view';
import { loadFinishDialog } from './deferred-chunks';
import { ExamClock } from './exam-clock';
import { ExamGrid } from './exam-grid';
import { type ExamProgress, progressOf } from './exam-progress';
import { rememberExam } from './exam-storage';
import { secondsOf } from './start-of';
import { useAnswerKeys } from './use-answer-keys';
import { useAttemptActions } from './use-attempt-actions';
import { useExamDeadline } from './use-exam-deadline';
import { useQuestionTranslations } from './use-question-translations';
import { useSecondsLeft } from './use-seconds-left';

/**
 * Exam in progress. It never reveals an answer: each submit moves on. After the time limit only Finish Test is left.
 */
export function ExamAttempt({ attempt }: { attempt: CurrentAttempt }) {
  const t = useTranslations('attempt');
  const { question, chosenIds, isLast, choose, submit, finish, goTo, isNew } = useAttemptActions(attempt);
  const translation = useQuestionTranslations(attempt.questions, 'exam')(question);
  const [isConfirming, setIsConfirming] = useState(false);
  useExamDeadline(attempt);
  const secondsLeft = useSecondsLeft(attempt.deadlineAt, (seconds) =>
    rememberExam(attempt.startedAt, secondsOf(attempt), seconds),
  );
  const isTimeUp = secondsLeft === 0;
  const progress = progressOf(attempt);
  const isInactive = !isLast && !isTimeUp && chosenIds.length === 0;

  const submitAndFinish = () => {
    submit();
    if (progress.unanswered + progress.marked > 0) setIsConfirming(true);
    else finish();
  };

  const press = () => {
    if (isInactive) return;
    if (isTimeUp) return finish();
    if (isLast) return submitAndFinish();
    submit();
    goTo(attempt.index + 1);
  };
  useAnswerKeys({ question, chosenIds, isLocked: isTimeUp, isNew, onChoose: choose, onEnter: press });
  if (!question) return null;

  return (
    <AttemptView
      attempt={attempt}
      question={question}
      translation={translation}
      chosenIds={chosenIds}
      isRevealed={false}
      isLocked={isTimeUp}
      isNew={isNew}
      onChoose={choose}
      aside={secondsLeft === null ? null : <ExamClock secondsLeft={secondsLeft} />}
      isOver={isTimeUp}
      overview={isTimeUp ? null : <ExamGrid attempt={attempt} onGoTo={goTo} />}
      actions={
        <>
          <Button variant="accent" size="lg" className="w-full sm:w-auto" inactive={isInactive} onClick={press}>
            {isLast || isTimeUp ? t('finishTest') : t('submitAnswer')}
          </Button>
          {isInactive ? (
            <Button variant="ghost" aria-label={t('skipThisQuestion')} onClick={() => goTo(attempt.index + 1)}>
              {t('skip')}
            </Button>
          ) : null}
          {isLast || isTimeUp || progress.unanswered > 0 ? null : <FinishEarly onPress={submitAndFinish} />}
          {isTimeUp ? null : <ReviewToggle attempt={attempt} questionId={question.id} />}
        </>
      }
      notice={
        isTimeUp ? (
          <Alert variant="warning" className="mb-4">
            {t.rich('timesUp', { strong: (chunks) => <strong>{chunks}</strong> })}
          </Alert>
        ) : null
      }
    >
      {attempt.openBook && !isTimeUp ? <StudyGuides /> : null}
      <FinishQuestion
        attempt={attempt}
        progress={progress}
        isAsked={isConfirming}
        onAsk={setIsConfirming}
        onGoTo={goTo}
        onFinish={finish}
      />
    </AttemptView>
  );
}

function StudyGuides() {
  const t = useTranslations('attempt');
  const toPath = usePaths();
  return (
    <a
      href={toPath('/study')}
      target="_blank"
      className="mt-5 inline-block py-2 font-medium text-primary underline"
      rel="noopener"
    >
      {t('studyGuidesNewTab')}
    </a>
  );
}

interface FinishQuestionProps {
  attempt: CurrentAttempt;
  progress: ExamProgress;
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
  onGoTo: (index: number) => void;
  onFinish: () => void;
}

/** Asks for confirmation before finishing an exam that has unanswered or marked questions. */
function FinishQuestion({ isAsked, onAsk, onFinish, ...look }: FinishQuestionProps) {
  const t = useTranslations('attempt');
  const { Component, isFailed, request } = useOnDemand(loadFinishDialog);
  useEffect(() => {
    if (isAsked) void request();
  }, [isAsked, request]);
  if (Component) {
    return <Component {...look} open={isAsked} onOpenChange={onAsk} onFinish={onFinish} />;
  }
  if (!isAsked || !isFailed) return null;
  return (
    <Alert variant="warning" className="mt-6">
      <p>{t('unansweredCountsAsWrong')}</p>
      <Button variant="outline" className="mt-3" onClick={onFinish}>
        {t('finishTest')}
      </Button>
    </Alert>
  );
}

/** Button that finishes the exam from any question once all questions are answered. */
function FinishEarly({ onPress }: { onPress: () => void }) {
  const t = useTranslations('attempt');
  return (
    <Button variant="outline" onClick={onPress}>
      {t('finishTest')}
    </Button>
  );
}

function ReviewToggle({ attempt, questionId }: { attempt: CurrentAttempt; questionId: number }) {
  const t = useTranslations('attempt');
  const isMarked = attempt.markedForReview[questionId] === true;
  return (
    <Button
      variant={isMarked ? 'outline' : 'ghost'}
      aria-pressed={isMarked}
      onClick={() => useCurrentAttempt.getState().toggleReview(questionId)}
    >
      <Flag aria-hidden className={isMarked ? 'size-5 fill-accent text-accent' : 'size-5'} />
      {t('markForReview')}
    </Button>
  );
}
