'use client';

import { useCallback, useRef } from 'react';
import { addToOutbox } from '@/lib/browser/outbox';
import { type Sitting, useSitting } from '@/lib/browser/sitting';
import { forgetExam } from './exam-storage';
import { useSeen } from './use-seen';

/** What a person can do in a sitting; each act is on the device before the page shows it. */
export function useSittingActions(sitting: Sitting) {
  const shownSince = useRef({ questionId: 0, at: 0 });
  const question = sitting.questions[sitting.index];
  const isExam = sitting.testType === 'exam';
  const { ifSeen, markSeen } = useSeen(`${question?.id} ${question && sitting.submitted[question.id]}`);
  if (question && shownSince.current.questionId !== question.id) {
    shownSince.current = { questionId: question.id, at: performance.now() };
  }

  const record = useCallback(
    (answerIds: number[]) => {
      if (!question) return;
      const before = useSitting.getState().sitting?.choices[question.id]?.timeSpentSeconds ?? 0;
      const timeSpentSeconds = Math.min(
        86_400,
        before + Math.round((performance.now() - shownSince.current.at) / 1000),
      );
      shownSince.current = { questionId: question.id, at: performance.now() };
      useSitting.getState().choose(question.id, { answerIds, at: Date.now(), timeSpentSeconds });
      addToOutbox({
        kind: 'answer',
        body: {
          attemptId: sitting.attemptId,
          questionId: question.id,
          answerIds,
          timeSpentSeconds,
          questionOrder: sitting.index + 1,
        },
      });
    },
    [question, sitting.attemptId, sitting.index],
  );

  /** Marks a choice. In an exam it is recorded at once: there is no moment at which closing the tab could lose it. */
  const choose = (answerIds: number[]) => {
    if (!question) return;
    markSeen();
    if (isExam) return record(answerIds);
    const timeSpentSeconds = sitting.choices[question.id]?.timeSpentSeconds ?? 0;
    useSitting.getState().choose(question.id, { answerIds, at: Date.now(), timeSpentSeconds });
  };

  const submit = () => {
    if (!question) return;
    const chosen = sitting.choices[question.id]?.answerIds ?? [];
    if (!isExam && chosen.length > 0) record(chosen);
    useSitting.getState().submit(question.id);
  };

  const finish = () => {
    useSitting.getState().complete(Date.now());
    addToOutbox({ kind: 'finish', attemptId: sitting.attemptId });
    forgetExam();
  };

  const goTo = (index: number) => useSitting.getState().goTo(index);

  return { question, choose, submit, finish, goTo, ifSeen };
}
