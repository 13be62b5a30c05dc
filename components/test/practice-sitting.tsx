'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { isCorrectChoice } from '@/lib/attempts/rules';
import type { Sitting } from '@/lib/browser/sitting';
import { FavoriteButton } from './favorite-button';
import { chooseNext, QuestionCard } from './question-card';
import { ReportButton } from './report-button';
import { Reveal } from './reveal';
import { SittingFrame } from './sitting-frame';
import { useAnswerKeys } from './use-answer-keys';
import { useSittingActions } from './use-sitting-actions';

/** Practice and favorites: choose, Submit Answer shows the result, Next Question, Finish Test on the last one. */
export function PracticeSitting({ sitting }: { sitting: Sitting }) {
  const { question, choose, submit, finish, goTo, ifSeen } = useSittingActions(sitting);
  const [failure, setFailure] = useState<{ questionId: number; message: string } | null>(null);
  const chosenIds = (question && sitting.choices[question.id]?.answerIds) ?? [];
  const isSubmitted = question ? sitting.submitted[question.id] === true : false;
  const isLast = sitting.index === sitting.questions.length - 1;

  const goOn = () => {
    if (isLast) finish();
    else goTo(sitting.index + 1);
  };
  const press = () => {
    if (isSubmitted) goOn();
    else if (chosenIds.length > 0) submit();
  };
  useAnswerKeys({
    onNumber: (place) => {
      const answer = question?.answers[place - 1];
      if (question && answer && !isSubmitted) choose(chooseNext(question, chosenIds, answer.id));
    },
    onEnter: ifSeen(press),
  });
  if (!question) return null;

  const correctIds = question.answers.filter((answer) => answer.isCorrect).map((answer) => answer.id);
  return (
    <SittingFrame
      place={sitting.index + 1}
      total={sitting.questions.length}
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
      {failure?.questionId === question.id ? (
        <Alert variant="error" className="mb-4" onDismiss={() => setFailure(null)}>
          {failure.message}
        </Alert>
      ) : null}
      <QuestionCard
        question={question}
        chosenIds={chosenIds}
        isRevealed={isSubmitted}
        isLocked={isSubmitted}
        onChoose={choose}
      />
      {isSubmitted ? <Reveal question={question} isCorrect={isCorrectChoice(chosenIds, correctIds)} /> : null}
      {isSubmitted ? <ReportButton key={question.id} questionId={question.id} /> : null}
    </SittingFrame>
  );
}
