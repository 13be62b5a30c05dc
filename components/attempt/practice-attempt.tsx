'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { AttemptView } from './attempt-view';
import { loadOnceMore, loadPracticeExtras, loadReportButton, loadTeaching } from './deferred-chunks';
import { FavoriteButton } from './favorite-button';
import { askOnceMore, comesBack } from './missed-in';
import { Reveal } from './reveal';
import { useAnswerKeys } from './use-answer-keys';
import { useAttemptActions } from './use-attempt-actions';
import { useFetched } from './use-fetched';

/** Practice or favorites, followed by the missed questions if the learner wants them. */
export function PracticeAttempt({ attempt }: { attempt: CurrentAttempt }) {
  const OnceMore = useFetched(loadOnceMore, attempt.onceMore !== undefined);
  return attempt.onceMore && OnceMore ? <OnceMore attempt={attempt} /> : <PracticeQuestion attempt={attempt} />;
}

/** Practice question: submitting reveals the answer; Next Question moves on, and the last question has Finish Test. */
function PracticeQuestion({ attempt }: { attempt: CurrentAttempt }) {
  const { question, chosenIds, isLast, choose, submit, finish, goTo, isNew } = useAttemptActions(attempt);
  /** Id of the question that was submitted in this page visit. Null after a reload. */
  const [judgedId, setJudgedId] = useState<number | null>(null);
  /** Id of the question for which an option was tapped in this page visit. */
  const [tappedId, setTappedId] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ questionId: number; message: string } | null>(null);
  const Extras = useFetched(loadPracticeExtras);
  const ReportButton = useFetched(loadReportButton);
  const Teaching = useFetched(loadTeaching);
  const isSubmitted = question ? attempt.submitted[question.id] === true : false;
  const isEnd = isLast && !comesBack(attempt);

  const goOn = () => {
    if (isEnd) finish();
    else if (isLast) askOnceMore(0);
    else goTo(attempt.index + 1);
  };
  const judge = (sure?: boolean) => {
    if (!question || isSubmitted || chosenIds.length === 0) return;
    setJudgedId(question.id);
    submit(sure);
  };
  const tap = (optionIds: number[]) => {
    setTappedId(question?.id ?? null);
    choose(optionIds);
  };
  const press = () => (isSubmitted ? goOn() : judge());
  useAnswerKeys({ question, chosenIds, isLocked: isSubmitted, isNew, onChoose: tap, onEnter: press });
  if (!question) return null;

  return (
    <AttemptView
      {...{ attempt, question, chosenIds, isNew }}
      isRevealed={isSubmitted}
      isLocked={isSubmitted}
      onChoose={tap}
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
            onClick={press}
            data-onward
          >
            {isSubmitted ? (isEnd ? 'Finish Test' : 'Next Question') : 'Submit Answer'}
          </Button>
          {Extras && (isSubmitted || chosenIds.length > 0) ? (
            <Extras
              {...{ attempt, question, chosenIds, isSubmitted }}
              isTapped={tappedId === question.id}
              onJudge={judge}
              onUndo={() => choose([])}
            />
          ) : isSubmitted ? null : (
            <Button variant="ghost" onClick={goOn}>
              {isEnd ? 'Skip and finish' : 'Skip this question'}
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
        <>
          <Reveal key={question.id} isNew={judgedId === question.id} {...{ question, chosenIds, Teaching }} />
          <div inert={isNew}>
            {ReportButton ? <ReportButton key={`report ${question.id}`} {...{ question, chosenIds }} /> : null}
          </div>
        </>
      ) : null}
    </AttemptView>
  );
}
