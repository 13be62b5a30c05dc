'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { AttemptView } from './attempt-view';
import { FavoriteButton } from './favorite-button';
import { ReportButton } from './report-button';
import { Reveal } from './reveal';
import { useAnswerKeys } from './use-answer-keys';
import { useAttemptActions } from './use-attempt-actions';
import { ONWARD } from './use-double-tap-guard';

/** Practice and favorites: choose, Submit Answer shows the result, Next Question, Finish Test on the last one. */
export function PracticeAttempt({ attempt }: { attempt: CurrentAttempt }) {
  const { question, chosenIds, isLast, choose, submit, finish, goTo, ifSeen } = useAttemptActions(attempt);
  /** The question that was submitted on this page, and not before a reload or in another tab. */
  const [judgedId, setJudgedId] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ questionId: number; message: string } | null>(null);
  const isSubmitted = question ? attempt.submitted[question.id] === true : false;

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
  useAnswerKeys({ question, chosenIds, isLocked: isSubmitted, onChoose: choose, onEnter: ifSeen(press) });
  if (!question) return null;

  return (
    <AttemptView
      attempt={attempt}
      question={question}
      chosenIds={chosenIds}
      isRevealed={isSubmitted}
      isLocked={isSubmitted}
      onChoose={choose}
      showsTier={attempt.testType === 'practice'}
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
            inactive={!isSubmitted && chosenIds.length === 0}
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
      notice={
        failure?.questionId === question.id ? (
          <Alert variant="error" className="mb-4" onDismiss={() => setFailure(null)}>
            {failure.message}
          </Alert>
        ) : null
      }
    >
      {isSubmitted ? (
        <Reveal
          key={`verdict ${question.id}`}
          question={question}
          chosenIds={chosenIds}
          isNew={judgedId === question.id}
        />
      ) : null}
      {isSubmitted ? <ReportButton key={question.id} questionId={question.id} /> : null}
    </AttemptView>
  );
}
