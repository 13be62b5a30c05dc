'use client';

import { type ComponentProps, useState } from 'react';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Explanation } from '@/components/ui/explanation';
import type { AskedQuestion, CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { AttemptView } from './attempt-view';
import { loadOnceMore, loadPracticeExtras, loadReportButton, loadTaughtReasons } from './deferred-chunks';
import { FavoriteButton } from './favorite-button';
import { askOnceMore, comesBack } from './missed-in';
import { Reveal } from './reveal';
import { useAnswerKeys } from './use-answer-keys';
import { useAttemptActions } from './use-attempt-actions';
import { useFetched } from './use-fetched';
import { type Translation, useQuestionTranslations } from './use-question-translations';

/** Test in practice or with favorites. The missed questions follow if the learner wants to repeat them. */
export function PracticeAttempt({ attempt }: { attempt: CurrentAttempt }) {
  const OnceMore = useFetched(loadOnceMore, attempt.onceMore !== undefined);
  return attempt.onceMore && OnceMore ? <OnceMore attempt={attempt} /> : <PracticeQuestion attempt={attempt} />;
}

/** Components that are loaded at the first interaction with the page. */
const useParts = () => ({
  Extras: useFetched(loadPracticeExtras),
  ReportButton: useFetched(loadReportButton),
  Reasons: useFetched(loadTaughtReasons),
});

/** Practice question: submitting reveals the answer; Next Question moves on, and the last question has Finish Test. */
function PracticeQuestion({ attempt }: { attempt: CurrentAttempt }) {
  const t = useTranslations('attempt');
  const { question, chosenIds, isLast, choose, submit, finish, goTo, isNew } = useAttemptActions(attempt);
  /** Id of the question that was submitted in this page visit. Null after a reload. */
  const [judgedId, setJudgedId] = useState<number | null>(null);
  /** Id of the question for which an option was tapped in this page visit. */
  const [tappedId, setTappedId] = useState<number | null>(null);
  const { star, notice } = useStar(question);
  const { Extras, ...parts } = useParts();
  const translation = useQuestionTranslations(attempt.questions, 'study')(question);
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
      {...{ attempt, question, translation, chosenIds, isNew }}
      isRevealed={isSubmitted}
      isLocked={isSubmitted}
      onChoose={tap}
      showsTier={attempt.testType === 'practice'}
      aside={star}
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
            {isSubmitted ? (isEnd ? t('finishTest') : t('nextQuestion')) : t('submitAnswer')}
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
              {isEnd ? t('skipAndFinish') : t('skipThisQuestion')}
            </Button>
          )}
        </>
      }
      notice={notice}
    >
      {isSubmitted ? (
        <Explained
          key={question.id}
          isNew={judgedId === question.id}
          isInert={isNew}
          {...{ question, translation, chosenIds }}
          {...parts}
        />
      ) : null}
    </AttemptView>
  );
}

/**
 * Returns the favorite star of the question, and the error message if the last change of the star could not be saved.
 */
function useStar(question: AskedQuestion | undefined) {
  const [failure, setFailure] = useState<{ questionId: number; message: string } | null>(null);
  if (!question) return { star: null, notice: null };
  const { id: questionId } = question;
  const fail = (message: string) => setFailure({ questionId, message });
  return {
    star: <FavoriteButton key={questionId} question={question} onError={fail} />,
    notice:
      failure?.questionId === questionId ? (
        <Alert variant="error" className="mb-4" onDismiss={() => setFailure(null)}>
          {failure.message}
        </Alert>
      ) : null,
  };
}

interface ExplainedProps extends Pick<ComponentProps<typeof Reveal>, 'question' | 'chosenIds' | 'isNew'> {
  translation: Translation;
  /** True right after the reveal, when a second tap may still be meant for the submit button. */
  isInert: boolean;
  /** Reasons whose terms can be looked up. Until their code is loaded, only the plain explanation is shown. */
  Reasons: ReturnType<typeof useParts>['Reasons'];
  ReportButton: ReturnType<typeof useParts>['ReportButton'];
}

/** Verdict and explanation after the submit, and the button that reports a problem. */
function Explained({ question, translation, chosenIds, isNew, isInert, Reasons, ReportButton }: ExplainedProps) {
  const [shown, language] = [translation.apply(question), translation.language];
  return (
    <>
      <Reveal {...{ question, isNew, chosenIds }}>
        {Reasons ? (
          <Reasons question={shown} {...{ language, chosenIds }} />
        ) : (
          <Explanation text={shown.explanation} language={language} source={shown.reference} />
        )}
      </Reveal>
      <div inert={isInert}>{ReportButton ? <ReportButton {...{ question, chosenIds }} /> : null}</div>
    </>
  );
}
