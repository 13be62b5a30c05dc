'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { AttemptFrame } from './attempt-frame';
import { FavoriteButton } from './favorite-button';
import { chooseNext, QuestionCard } from './question-card';
import { RefusedNote } from './refused-note';
import { ReportButton } from './report-button';
import { Reveal } from './reveal';
import { SavingNote } from './saving-note';
import { sectionShown } from './section-name';
import { useAnswerKeys } from './use-answer-keys';
import { useAttemptActions } from './use-attempt-actions';
import { ONWARD } from './use-double-tap-guard';

/** Practice and favorites: choose, Submit Answer shows the result, Next Question, Finish Test on the last one. */
export function PracticeAttempt({ attempt }: { attempt: CurrentAttempt }) {
  const { question, choose, submit, finish, goTo, ifSeen } = useAttemptActions(attempt);
  /** The question that was submitted on this page, and not before a reload or in another tab. */
  const [judgedId, setJudgedId] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ questionId: number; message: string } | null>(null);
  const chosenIds = (question && attempt.responses[question.id]?.optionIds) ?? [];
  const isSubmitted = question ? attempt.submitted[question.id] === true : false;
  const isLast = attempt.index === attempt.questions.length - 1;

  const goOn = () => {
    if (isLast) finish();
    else goTo(attempt.index + 1);
  };
  const press = () => {
    if (isSubmitted) goOn();
    else if (question && chosenIds.length > 0) {
      setJudgedId(question.id);
      submit();
    }
  };
  useAnswerKeys({
    onNumber: (place) => {
      const answer = question?.answers[place - 1];
      if (question && answer && !isSubmitted) choose(chooseNext(question, chosenIds, answer.id));
    },
    onEnter: ifSeen(press),
  });
  if (!question) return null;

  return (
    <AttemptFrame
      place={attempt.index + 1}
      total={attempt.questions.length}
      note={<SavingNote attemptId={attempt.attemptId} />}
      aside={
        <FavoriteButton
          key={question.id}
          question={question}
          onError={(message) => setFailure({ questionId: question.id, message })}
        />
      }
      actions={
        <>
          <Button
            variant="accent"
            size="lg"
            className="w-full sm:w-auto"
            disabled={!isSubmitted && chosenIds.length === 0}
            onClick={ifSeen(press)}
            {...ONWARD}
          >
            {isSubmitted ? (isLast ? 'Finish Test' : 'Next Question') : 'Submit Answer'}
          </Button>
          {isSubmitted ? null : (
            <Button variant="ghost" onClick={ifSeen(goOn)}>
              {isLast ? 'Skip and finish' : 'Skip this question'}
            </Button>
          )}
        </>
      }
    >
      <RefusedNote attemptId={attempt.attemptId} />
      {failure?.questionId === question.id ? (
        <Alert variant="error" className="mb-4" onDismiss={() => setFailure(null)}>
          {failure.message}
        </Alert>
      ) : null}
      <QuestionCard
        question={question}
        section={sectionShown(attempt.questions, question)}
        chosenIds={chosenIds}
        isRevealed={isSubmitted}
        isLocked={isSubmitted}
        onChoose={choose}
        showsTier={attempt.testType === 'practice'}
      />
      {isSubmitted ? (
        <Reveal
          key={`verdict ${question.id}`}
          question={question}
          chosenIds={chosenIds}
          isNew={judgedId === question.id}
        />
      ) : null}
      {isSubmitted ? <ReportButton key={question.id} questionId={question.id} /> : null}
    </AttemptFrame>
  );
}
