'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';
import { MAX_ANSWER_SECONDS, secondsBetween } from '@/lib/attempts/rules';
import { type CurrentAttempt, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { addToOutbox } from '@/lib/browser/attempt/outbox';
import { languageOf } from '@/lib/browser/attempt/question-language';
import { clearExamStorage } from './exam-storage';
import { useDoubleTapGuard } from './use-double-tap-guard';

/** Actions of an attempt. Each action is stored on the device before the page shows its effect. */
export function useAttemptActions(attempt: CurrentAttempt) {
  /** Monotonic time in milliseconds at which the question appeared or its last answer was recorded. */
  const shownAt = useRef(0);
  const question = attempt.questions[attempt.index];
  const isExam = attempt.testType === 'exam';
  // Submitting an answer reveals nothing in an exam.
  const isRevealed = !isExam && question !== undefined && attempt.submitted[question.id] === true;
  const { isNew, markSeen } = useDoubleTapGuard(`${question?.id} ${isRevealed}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts anew with each question.
  useLayoutEffect(() => {
    shownAt.current = performance.now();
  }, [question?.id]);

  const record = useCallback(
    (optionIds: number[], sure?: boolean) => {
      if (!question) return;
      const before = useCurrentAttempt.getState().attempt?.responses[question.id]?.timeSpentSeconds ?? 0;
      const timeSpentSeconds = Math.min(
        MAX_ANSWER_SECONDS,
        before + Math.round((performance.now() - shownAt.current) / 1000),
      );
      shownAt.current = performance.now();
      useCurrentAttempt.getState().choose(question.id, { optionIds, at: Date.now(), timeSpentSeconds });
      addToOutbox({
        kind: 'answer',
        body: {
          attemptId: attempt.attemptId,
          questionId: question.id,
          // The API calls the option ids `answerIds`.
          answerIds: optionIds,
          timeSpentSeconds,
          questionOrder: attempt.index + 1,
          sure,
        },
      });
    },
    [question, attempt.attemptId, attempt.index],
  );

  /** Stores a choice. In an exam it counts as the answer at once, so that closing the tab cannot lose it. */
  const choose = (optionIds: number[]) => {
    if (!question) return;
    markSeen();
    if (isExam) return record(optionIds);
    const timeSpentSeconds = attempt.responses[question.id]?.timeSpentSeconds ?? 0;
    useCurrentAttempt.getState().choose(question.id, { optionIds, at: Date.now(), timeSpentSeconds });
  };

  /** Submits the choice. `sure` is the learner's confidence, in practice only; undefined if not given. */
  const submit = (sure?: boolean) => {
    if (!question) return;
    const chosen = attempt.responses[question.id]?.optionIds ?? [];
    if (!isExam && chosen.length > 0) record(chosen, sure);
    useCurrentAttempt.getState().submit(question.id);
  };

  const finish = () => finishAttempt(attempt);
  const goTo = (index: number) => useCurrentAttempt.getState().goTo(index);

  const chosenIds = (question && attempt.responses[question.id]?.optionIds) ?? [];
  const isLast = attempt.index === attempt.questions.length - 1;
  return { question, chosenIds, isLast, choose, submit, finish, goTo, isNew };
}

/** Finishes the test and queues the request. Asking missed questions again affects neither the score nor the time. */
export function finishAttempt(attempt: CurrentAttempt): void {
  const completedAt = attempt.onceMore?.since ?? Date.now();
  useCurrentAttempt.getState().complete(completedAt);
  const durationSeconds = secondsBetween(attempt.startedAt, completedAt);
  const language = languageOf(attempt.testType === 'exam' ? 'exam' : 'study');
  addToOutbox({ kind: 'finish', attemptId: attempt.attemptId, durationSeconds, language });
  clearExamStorage();
}
