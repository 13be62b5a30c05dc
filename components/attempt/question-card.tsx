'use client';

import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from '#texts';
import { cn } from '@/components/ui/cn';
import { QuestionPicture } from '@/components/ui/question-picture';
import { Wording } from '@/components/ui/wording';
import type { AskedQuestion } from '@/lib/browser/attempt/current-attempt';
import { markOf } from './answer-body';
import { AnswerOption } from './answer-option';
import type { TextLanguage } from './use-question-translations';

/** Message key of the line about a question's tier. Null for the exam tier, which needs no line. */
const TIER_LINES = { exam: null, deeper: 'deeperThanTheExam', beyond: 'beyondTheTest' } as const;

interface QuestionCardProps {
  question: AskedQuestion;
  language?: TextLanguage;
  /** Section name. Null if all questions are from one section; undefined outside a test. */
  section?: string | null;
  chosenIds: number[];
  /** True in practice after submitting. Shows the right answer and the explanation. */
  isRevealed: boolean;
  /** True after submitting and after the time limit. Options can no longer be chosen. */
  isLocked: boolean;
  onChoose: (optionIds: number[]) => void;
  /** True in practice: shows a line on a question that goes deeper than exams do. */
  showsTier?: boolean;
}

/**
 * Returns the chosen ids after a press on an option. In a question with one right option the press replaces the choice,
 * with several it adds to it. A press on a chosen option removes it.
 */
export function chooseNext(question: AskedQuestion, chosenIds: number[], id: number): number[] {
  if (chosenIds.includes(id)) return chosenIds.filter((other) => other !== id);
  return question.isMultiAnswer ? [...chosenIds, id] : [id];
}

export function QuestionCard({
  question,
  language,
  section,
  chosenIds,
  isRevealed,
  isLocked,
  onChoose,
  showsTier = false,
}: QuestionCardProps) {
  const t = useTranslations('question');
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(question.id);
  const isOfTest = section !== undefined;
  const tierLine = showsTier && question.tier ? TIER_LINES[question.tier] : null;
  // A layout effect, so that a digit key pressed as soon as the question appears already applies to this question.
  useLayoutEffect(() => {
    const isNext = shownId.current !== question.id;
    shownId.current = question.id;
    if (isNext) window.scrollTo({ top: 0 });
    // Restores the focus after a reload, unless the learner is already elsewhere on the page.
    if (isNext || (isOfTest && document.activeElement === document.body))
      heading.current?.focus({ preventScroll: true });
  }, [question.id, isOfTest]);

  return (
    // The section is `display: contents` while the answer is explained, so that the sticky picture stays visible over
    // the whole explanation.
    <section aria-labelledby="question-text" className={isRevealed && question.picture ? 'contents' : undefined}>
      {section ? (
        <p id="question-section" className="mb-1 font-semibold text-cold">
          {section}
        </p>
      ) : null}
      <h2
        // The key remounts the heading for each question, because screen readers do not announce an element that has
        // the focus already.
        key={question.id}
        id="question-text"
        ref={heading}
        tabIndex={-1}
        lang={language}
        data-route-focus
        aria-describedby={
          section === undefined ? undefined : section ? 'question-place question-section' : 'question-place'
        }
        className="text-balance break-words font-semibold text-question text-xl leading-snug focus:outline-none sm:text-2xl"
      >
        <Wording text={question.text} />
      </h2>
      {tierLine ? <p className="mt-2 text-muted-foreground">{t(tierLine)}</p> : null}
      {question.isMultiAnswer ? <p className="mt-2 font-medium text-muted-foreground">{t('severalAnswers')}</p> : null}
      {question.picture ? (
        <QuestionPicture
          picture={question.picture}
          language={language}
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
              language={language}
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
