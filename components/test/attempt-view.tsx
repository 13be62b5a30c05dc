'use client';

import type { ReactNode } from 'react';
import type { AskedQuestion, CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { AttemptFrame } from './attempt-frame';
import { countDone } from './missed-in';
import { QuestionCard } from './question-card';
import { RefusedNote } from './refused-note';
import { SavingNote } from './saving-note';
import { sectionShown } from './section-name';

interface AttemptViewProps {
  attempt: CurrentAttempt;
  question: AskedQuestion;
  chosenIds: number[];
  isRevealed: boolean;
  isLocked: boolean;
  onChoose: (optionIds: number[]) => void;
  showsTier?: boolean;
  /** The star, or the clock. */
  aside: ReactNode;
  /** All questions of an exam. */
  overview?: ReactNode;
  /** An exam whose time is up: only the button that finishes it is left. */
  isOver?: boolean;
  /** True while the question has just come. */
  isNew: boolean;
  /** Above the question: what went wrong. */
  notice: ReactNode;
  /** Below the question. */
  children?: ReactNode;
  actions: ReactNode;
}

/** The question of an attempt that the server keeps, in its frame: what practice and exam have in common. */
export function AttemptView({
  attempt,
  aside,
  overview,
  isOver = false,
  isNew,
  notice,
  children,
  actions,
  ...asked
}: AttemptViewProps) {
  return (
    <AttemptFrame
      place={attempt.index + 1}
      total={attempt.questions.length}
      done={attempt.setId === undefined ? undefined : countDone(attempt)}
      aside={aside}
      overview={overview}
      isOver={isOver}
      isNew={isNew}
      note={<SavingNote attemptId={attempt.attemptId} />}
      actions={actions}
    >
      <RefusedNote attemptId={attempt.attemptId} />
      {notice}
      <QuestionCard section={sectionShown(attempt, asked.question)} {...asked} />
      {children}
    </AttemptFrame>
  );
}
