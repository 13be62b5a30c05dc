'use client';

import type { ReactNode } from 'react';
import type { AskedQuestion, CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { refusalOf } from '@/lib/browser/attempt/refusals';
import { AttemptFrame } from './attempt-frame';
import { loadRefusedNote } from './deferred-chunks';
import { LanguageSwitch } from './language-switch';
import { countDone } from './missed-in';
import { QuestionCard } from './question-card';
import { SavingNote } from './saving-note';
import { useSectionShown } from './section-name';
import { useFetched } from './use-fetched';
import type { Translation } from './use-question-translations';

interface AttemptViewProps {
  attempt: CurrentAttempt;
  question: AskedQuestion;
  translation: Translation;
  chosenIds: number[];
  isRevealed: boolean;
  isLocked: boolean;
  onChoose: (optionIds: number[]) => void;
  showsTier?: boolean;
  /** Favorite star in practice, clock in an exam. */
  aside: ReactNode;
  /** Grid of all questions of an exam. */
  overview?: ReactNode;
  /** True for an exam after its time limit. Only the button that finishes the exam is then left. */
  isOver?: boolean;
  /** True right after the question appeared. */
  isNew: boolean;
  /** Error message above the question. */
  notice: ReactNode;
  /** Content below the question. */
  children?: ReactNode;
  actions: ReactNode;
}

/** Question of an attempt with its frame. Used by practice and exam. */
export function AttemptView({
  attempt,
  translation,
  aside,
  overview,
  isOver = false,
  isNew,
  notice,
  children,
  actions,
  ...asked
}: AttemptViewProps) {
  const sectionShown = useSectionShown();
  const RefusedNote = useFetched(loadRefusedNote, refusalOf(attempt.attemptId) !== null);
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
      <LanguageSwitch translation={translation} className="-mt-4 justify-end" />
      {RefusedNote ? <RefusedNote attemptId={attempt.attemptId} /> : null}
      {notice}
      <QuestionCard
        {...asked}
        question={translation.apply(asked.question)}
        language={translation.language}
        section={sectionShown(attempt, asked.question)}
      />
      {children}
    </AttemptFrame>
  );
}
