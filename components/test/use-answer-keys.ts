'use client';

import { useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { AskedQuestion } from '@/lib/browser/attempt/current-attempt';
import { chooseNext } from './question-card';

interface AnswerKeys {
  question: AskedQuestion | undefined;
  chosenIds: number[];
  /** No more choosing: submitted, or the time is up. */
  isLocked: boolean;
  /** True while the content has just come: Enter was meant for what stood there before. */
  isNew: boolean;
  onChoose: (optionIds: number[]) => void;
  onEnter: () => void;
}

/** Of the options, in their order. */
const DIGITS = '123456';
const CHOSEN_OPTION = '[data-option][aria-pressed="true"]';

/**
 * 1 to 6 choose while the focus is within the question and its buttons (WCAG 2.1.4: a single character must not act from just
 * anywhere), and take the focus to the option, so that a screen reader says what was chosen. Enter goes on. A press
 * acts once, however long it is held, and not while the focus is on something that has its own use for the key.
 */
export function useAnswerKeys({ question, chosenIds, isLocked, isNew, onChoose, onEnter }: AnswerKeys): void {
  const [, render] = useReducer((turn: number) => turn + 1, 0);
  // With the question, not after it: a key that is pressed the moment it shows is meant for it.
  useLayoutEffect(() => {
    const chooseAt = (place: number, frame: Element) => {
      const answer = question?.answers[place];
      if (!question || !answer || isLocked) return;
      onChoose(chooseNext(question, chosenIds, answer.id));
      // In the moment in which the question has come React does not follow what is stored yet: without this, the option would look as
      // if it were not chosen, and an Enter right after would choose it in place of going on.
      flushSync(render);
      frame.querySelectorAll<HTMLElement>('[data-option]')[place]?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [role="dialog"]')) return;
      // Held on a button, Enter would press it again and again by itself.
      if (event.repeat) return event.key === 'Enter' ? event.preventDefault() : undefined;
      const frame = target?.closest('[data-attempt]');
      const place = DIGITS.indexOf(event.key);
      if (frame && place >= 0) chooseAt(place, frame);
      // On an option that is already chosen, Enter goes on instead of taking the choice back.
      else if (event.key === 'Enter' && !target?.closest(`button:not(${CHOSEN_OPTION}), a, summary`)) {
        if (!isNew) onEnter();
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [question, chosenIds, isLocked, isNew, onChoose, onEnter]);
}
