'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from '#texts';
import { useSections } from '@/components/messages/use-sections';
import { Wording } from '@/components/ui/wording';
import type { SectionGroup } from '@/lib/kernel/section-groups';
import { type AnswerVerdict, LiveAnswer } from './live-answer';
import { LiveVerdict } from './live-verdict';

export interface LiveQuestionText {
  group: SectionGroup;
  text: string;
  answers: readonly { text: string; isCorrect: boolean; why: string }[];
  explanation: string;
  reference: string;
}

interface LiveQuestionProps {
  questions: readonly LiveQuestionText[];
  /** Replaces the "Next question" button after the last question. */
  onward: ReactNode;
}

const PRESS =
  'inline-flex min-h-13 w-full text-center items-center justify-center rounded-lg bg-primary px-6 font-semibold text-lg text-primary-foreground hover:bg-primary-hover sm:w-auto';

const verdictOn = (isCorrect: boolean, isChosen: boolean): AnswerVerdict => {
  if (isCorrect) return 'right';
  return isChosen ? 'wrong' : 'other';
};

/** Sample question on the landing page. Works without an account, a request or storage. */
export function LiveQuestion({ questions, onward }: LiveQuestionProps) {
  const t = useTranslations('landing');
  const { nameOf } = useSections();
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (index === 0 || !form.current) return;
    heading.current?.focus({ preventScroll: true });
    // The new question can start above the viewport of a phone.
    if (form.current.getBoundingClientRect().top < 0) form.current.scrollIntoView({ block: 'start' });
  }, [index]);
  const question = questions[index];
  if (!question) return null;

  const press = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(chosen === null);
    if (!isChecked) return setIsChecked(chosen !== null);
    setIndex(index + 1);
    setChosen(null);
    setIsChecked(false);
  };
  return (
    <form ref={form} onSubmit={press} aria-labelledby="live-question">
      <p className="flex items-center justify-between gap-3 text-muted-foreground">
        <span className="font-semibold text-cold">{nameOf(question.group)}</span>
        <span className="tabular-nums">{t('questionOf', { number: index + 1, total: questions.length })}</span>
      </p>
      <h2
        ref={heading}
        id="live-question"
        tabIndex={-1}
        className="mt-2 font-semibold text-xl leading-snug outline-none sm:text-[1.375rem]"
      >
        <Wording text={question.text} />
      </h2>
      <div role="radiogroup" aria-labelledby="live-question" className="mt-4 flex flex-col gap-2">
        {question.answers.map((answer, at) => (
          <LiveAnswer
            key={answer.text}
            text={answer.text}
            isChosen={at === chosen}
            verdict={isChecked ? verdictOn(answer.isCorrect, at === chosen) : null}
            onChoose={() => (isChecked ? undefined : setChosen(at))}
          />
        ))}
      </div>
      <div aria-live="polite">
        {isChecked && chosen !== null ? <LiveVerdict question={question} chosen={chosen} /> : null}
        {isMissing && chosen === null ? <p className="mt-4 font-semibold">{t('chooseAnAnswerFirst')}</p> : null}
      </div>
      <div className="mt-5">
        {isChecked && index + 1 === questions.length ? (
          onward
        ) : (
          // Never disabled: before the script loads, the page cannot tell whether an option is chosen.
          <button type="submit" className={PRESS}>
            {isChecked ? t('nextQuestion') : t('checkMyAnswer')}
          </button>
        )}
      </div>
    </form>
  );
}
