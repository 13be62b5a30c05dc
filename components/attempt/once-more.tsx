'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from '#texts';
import { ChartButton } from '@/components/pressure-chart/chart-button';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { orderOptions } from '@/lib/attempts/rules';
import type { AskedQuestion, CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { ActionBar } from './action-bar';
import { LanguageSwitch } from './language-switch';
import { askOnceMore, countDone, missedIn } from './missed-in';
import { QuestionCard } from './question-card';
import { Reveal } from './reveal';
import { useSectionShown } from './section-name';
import { TaughtReasons } from './taught-reasons';
import { useAnswerKeys } from './use-answer-keys';
import { finishAttempt } from './use-attempt-actions';
import { useDoubleTapGuard } from './use-double-tap-guard';
import { useQuestionTranslations } from './use-question-translations';

/** Asks the missed questions again before the result is shown. These answers are neither sent nor scored. */
export function OnceMore({ attempt }: { attempt: CurrentAttempt }) {
  const t = useTranslations('attempt');
  const sectionShown = useSectionShown();
  const missed = useMemo(() => missedIn(attempt).map((question) => reorder(question, attempt.attemptId)), [attempt]);
  const place = Math.min(attempt.onceMore?.place ?? 0, missed.length - 1);
  const question = missed[place];
  const [given, setGiven] = useState<{ id: number; optionIds: number[]; isSubmitted: boolean } | null>(null);
  const now = given && given.id === question?.id ? given : { id: question?.id ?? 0, optionIds: [], isSubmitted: false };
  const translation = useQuestionTranslations(attempt.questions, 'study')(question);
  const isLast = place === missed.length - 1;
  const isLesson = attempt.setId !== undefined;
  const { isNew, markSeen } = useDoubleTapGuard(`again ${now.id} ${now.isSubmitted}`);

  const finish = () => finishAttempt(attempt);
  const choose = (optionIds: number[]) => {
    markSeen();
    setGiven({ ...now, optionIds });
  };
  const press = () => {
    if (now.isSubmitted) {
      if (isLast) finish();
      else askOnceMore(place + 1);
    } else if (now.optionIds.length > 0) setGiven({ ...now, isSubmitted: true });
  };
  useAnswerKeys({
    question,
    chosenIds: now.optionIds,
    isLocked: now.isSubmitted,
    isNew,
    onChoose: choose,
    onEnter: press,
  });
  if (!question) return null;
  return (
    <div data-attempt tabIndex={-1} className="mx-auto flex w-full max-w-3xl flex-col">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h1 id="question-place" className="font-medium text-base tabular-nums">
          {t('onceMoreOf', { place: place + 1, total: missed.length })}
        </h1>
        <ChartButton />
      </div>
      <Progress
        {...(isLesson
          ? { value: countDone(attempt) + Number(now.isSubmitted), max: attempt.questions.length }
          : { value: place + 1, max: missed.length })}
        label={t('progress')}
        className="mt-1"
      />
      <p className="mt-2 text-muted-foreground">{t('doesNotCount')}</p>
      <div className="pt-6 pb-6">
        <LanguageSwitch translation={translation} className="-mt-4 justify-end" />
        <QuestionCard
          section={sectionShown(attempt, question)}
          question={translation.apply(question)}
          language={translation.language}
          chosenIds={now.optionIds}
          isRevealed={now.isSubmitted}
          isLocked={now.isSubmitted}
          onChoose={choose}
        />
        {now.isSubmitted ? (
          <Reveal key={question.id} question={question} chosenIds={now.optionIds} isNew>
            <TaughtReasons
              question={translation.apply(question)}
              language={translation.language}
              chosenIds={now.optionIds}
            />
          </Reveal>
        ) : null}
      </div>
      <ActionBar isNew={isNew}>
        <Button
          variant="accent"
          size="lg"
          className="w-full sm:w-auto"
          inactive={!now.isSubmitted && now.optionIds.length === 0}
          onClick={press}
        >
          {now.isSubmitted ? (isLast ? t('finishTest') : t('nextQuestion')) : t('submitAnswer')}
        </Button>
        {now.isSubmitted && isLast ? null : (
          <Button variant="ghost" onClick={finish}>
            {t('goToMyResult')}
          </Button>
        )}
      </ActionBar>
    </div>
  );
}

/** Reorders the options, so that the position of the right one gives no hint. */
const reorder = (question: AskedQuestion, attemptId: string): AskedQuestion => ({
  ...question,
  answers: orderOptions(question.answers, `${attemptId} again`, question.id),
});
