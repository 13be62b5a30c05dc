'use client';

import { useLayoutEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { QuestionPicture } from '@/components/ui/question-picture';
import { Wording } from '@/components/ui/wording';
import type { AskedQuestion } from '@/lib/browser/attempt/current-attempt';
import { markOf } from './answer-body';
import { AnswerOption } from './answer-option';

const TIER_LINES = { exam: 'Exam style', deeper: 'Deeper than the exam', beyond: 'Beyond the test' } as const;

interface QuestionCardProps {
  question: AskedQuestion;
  /** Null where all questions are of one section; left out where a question stands by itself, in no test. */
  section?: string | null;
  chosenIds: number[];
  /** Practice, after submitting: shows what is right and why. */
  isRevealed: boolean;
  /** No more choosing: submitted, or the time is up. */
  isLocked: boolean;
  onChoose: (optionIds: number[]) => void;
  /** Practice: says whether exams ask it, or whether it goes deeper. */
  showsTier?: boolean;
}

/** Single answers replace each other and are taken back by a second press; several answers toggle. */
export function chooseNext(question: AskedQuestion, chosenIds: number[], id: number): number[] {
  if (chosenIds.includes(id)) return chosenIds.filter((other) => other !== id);
  return question.isMultiAnswer ? [...chosenIds, id] : [id];
}

export function QuestionCard({
  question,
  section,
  chosenIds,
  isRevealed,
  isLocked,
  onChoose,
  showsTier = false,
}: QuestionCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(question.id);
  const isOfTest = section !== undefined;
  // With the question, not after it: a digit that is pressed the moment it shows is meant for it.
  useLayoutEffect(() => {
    const isNext = shownId.current !== question.id;
    shownId.current = question.id;
    if (isNext) window.scrollTo({ top: 0 });
    // After a reload a test goes on where it was; a learner who is elsewhere on the page by then is not pulled back.
    if (isNext || (isOfTest && document.activeElement === document.body))
      heading.current?.focus({ preventScroll: true });
  }, [question.id, isOfTest]);

  return (
    // The list has no box of its own while a question is explained, so that the picture sticks as long as the explanation lasts.
    <section aria-labelledby="question-text" className={isRevealed && question.picture ? 'contents' : undefined}>
      {section ? (
        <p id="question-section" className="mb-1 font-semibold text-cold">
          {section}
        </p>
      ) : null}
      <h2
        // A new element for each question: focusing one that has the focus already is silent to a screen reader.
        key={question.id}
        id="question-text"
        ref={heading}
        tabIndex={-1}
        data-route-focus
        aria-describedby={
          section === undefined ? undefined : section ? 'question-place question-section' : 'question-place'
        }
        className="text-balance break-words font-semibold text-question text-xl leading-snug focus:outline-none sm:text-2xl"
      >
        <Wording text={question.text} />
      </h2>
      {showsTier && question.tier ? <p className="mt-2 text-muted-foreground">{TIER_LINES[question.tier]}</p> : null}
      {question.isMultiAnswer ? (
        <p className="mt-2 font-medium text-muted-foreground">Several answers are right. Choose all of them.</p>
      ) : null}
      {question.picture ? (
        <QuestionPicture
          picture={question.picture}
          className={cn('mt-4', isRevealed && 'sticky top-2 z-10')}
          imageClassName={isRevealed ? 'max-h-[35dvh] w-auto' : undefined}
        />
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
