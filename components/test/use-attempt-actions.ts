'use client';

import { useCallback, useRef } from 'react';
import { MAX_ANSWER_SECONDS, secondsBetween } from '@/lib/attempts/rules';
import { type CurrentAttempt, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { addToOutbox } from '@/lib/browser/attempt/outbox';
import { clearExamStorage } from './exam-storage';
import { useDoubleTapGuard } from './use-double-tap-guard';

/** What a person can do in an attempt; each act is on the device before the page shows it. */
export function useAttemptActions(attempt: CurrentAttempt) {
  const shownSince = useRef({ questionId: 0, at: 0 });
  const question = attempt.questions[attempt.index];
  const isExam = attempt.testType === 'exam';
  // An exam shows nothing new when an answer is submitted.
  const isRevealed = !isExam && question !== undefined && attempt.submitted[question.id] === true;
  const { isNew, markSeen } = useDoubleTapGuard(`${question?.id} ${isRevealed}`);
  if (question && shownSince.current.questionId !== question.id) {
    shownSince.current = { questionId: question.id, at: performance.now() };
  }

  const record = useCallback(
    (optionIds: number[], sure?: boolean) => {
      if (!question) return;
      const before = useCurrentAttempt.getState().attempt?.responses[question.id]?.timeSpentSeconds ?? 0;
      const timeSpentSeconds = Math.min(
        MAX_ANSWER_SECONDS,
        before + Math.round((performance.now() - shownSince.current.at) / 1000),
      );
      shownSince.current = { questionId: question.id, at: performance.now() };
      useCurrentAttempt.getState().choose(question.id, { optionIds, at: Date.now(), timeSpentSeconds });
      addToOutbox({
        kind: 'answer',
        body: {
          attemptId: attempt.attemptId,
          questionId: question.id,
          // In the words of the API, as it is sent.
          answerIds: optionIds,
          timeSpentSeconds,
          questionOrder: attempt.index + 1,
          sure,
        },
      });
    },
    [question, attempt.attemptId, attempt.index],
  );

  /** Marks a choice. In an exam it is recorded at once: there is no moment at which closing the tab could lose it. */
  const choose = (optionIds: number[]) => {
    if (!question) return;
    markSeen();
    if (isExam) return record(optionIds);
    const timeSpentSeconds = attempt.responses[question.id]?.timeSpentSeconds ?? 0;
    useCurrentAttempt.getState().choose(question.id, { optionIds, at: Date.now(), timeSpentSeconds });
  };

  /** `sure`: what the learner says of it, in practice alone; left out where nothing was said. */
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

/** Ends the test and has it sent. What was asked once more after it does not count, nor does its time. */
export function finishAttempt(attempt: CurrentAttempt): void {
  const completedAt = attempt.onceMore?.since ?? Date.now();
  useCurrentAttempt.getState().complete(completedAt);
  const durationSeconds = secondsBetween(attempt.startedAt, completedAt);
  addToOutbox({ kind: 'finish', attemptId: attempt.attemptId, durationSeconds });
  clearExamStorage();
}
