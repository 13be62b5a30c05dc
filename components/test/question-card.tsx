'use client';

import { useEffect, useRef } from 'react';
import { Wording } from '@/components/ui/wording';
import type { QuestionView } from '@/lib/bank/contract';
import { AnswerOption, type OptionMark } from './answer-option';

interface QuestionCardProps {
  question: QuestionView;
  chosenIds: number[];
  /** Practice, after submitting: shows what is right and why. */
  isRevealed: boolean;
  /** No more choosing: submitted, or the time is up. */
  isLocked: boolean;
  onChoose: (answerIds: number[]) => void;
}

/** Single answers replace each other and are taken back by a second press; several answers toggle (specification §4). */
export function chooseNext(question: QuestionView, chosenIds: number[], id: number): number[] {
  if (chosenIds.includes(id)) return chosenIds.filter((other) => other !== id);
  return question.isMultiAnswer ? [...chosenIds, id] : [id];
}

function markOf(isRevealed: boolean, isChosen: boolean, isCorrect: boolean): OptionMark {
  if (!isRevealed) return 'none';
  if (isChosen) return isCorrect ? 'right' : 'wrong';
  return isCorrect ? 'missed' : 'none';
}

export function QuestionCard({ question, chosenIds, isRevealed, isLocked, onChoose }: QuestionCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(question.id);
  // Not on the first one, where the page's top is the place to be.
  useEffect(() => {
    if (shownId.current === question.id) return;
    shownId.current = question.id;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [question.id]);

  return (
    <section aria-labelledby="question-text">
      <h2
        id="question-text"
        ref={heading}
        tabIndex={-1}
        className="text-balance break-words font-semibold text-question text-xl leading-snug focus:outline-none sm:text-2xl"
      >
        <Wording text={question.text} />
      </h2>
      {question.isMultiAnswer ? (
        <p className="mt-2 font-medium text-muted-foreground">Several answers are right. Choose all of them.</p>
      ) : null}
      <ul className="mt-5 flex flex-col gap-3">
        {question.answers.map((answer, place) => {
          const isChosen = chosenIds.includes(answer.id);
          const mark = markOf(isRevealed, isChosen, answer.isCorrect === true);
          return (
            <AnswerOption
              key={answer.id}
              place={place + 1}
              text={answer.text}
              isChosen={isChosen}
              isDisabled={isLocked}
              isMultiAnswer={question.isMultiAnswer}
              mark={mark}
              why={mark === 'none' ? undefined : answer.why}
              onToggle={() => onChoose(chooseNext(question, chosenIds, answer.id))}
            />
          );
        })}
      </ul>
    </section>
  );
}
