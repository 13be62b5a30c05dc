'use client';

import { useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { AskedQuestion } from '@/lib/browser/attempt/current-attempt';
import { chooseNext } from './question-card';

interface AnswerKeys {
  question: AskedQuestion | undefined;
  chosenIds: number[];
  /** Choices are locked after submitting or after the end of the time. */
  isLocked: boolean;
  /** True right after the content appeared: an Enter was meant for the previous content. */
  isNew: boolean;
  onChoose: (optionIds: number[]) => void;
  onEnter: () => void;
}

/** Digits of the options, in their order. */
const DIGITS = '123456';
const CHOSEN_OPTION = '[data-option][aria-pressed="true"]';

/**
 * Keyboard control of a question. Digits 1 to 6 choose an option while the focus is within the question and its buttons
 * (WCAG 2.1.4: single characters must not act anywhere) and move the focus to it, so that a screen reader reads the
 * choice. Enter moves on. A held key acts once, and elements with their own use for a key keep it.
 */
export function useAnswerKeys({ question, chosenIds, isLocked, isNew, onChoose, onEnter }: AnswerKeys): void {
  const [, render] = useReducer((turn: number) => turn + 1, 0);
  // Layout effect: a key pressed the moment the question appears must already apply to it.
  useLayoutEffect(() => {
    const chooseAt = (place: number, frame: Element) => {
      const answer = question?.answers[place];
      if (!question || !answer || isLocked) return;
      onChoose(chooseNext(question, chosenIds, answer.id));
      // Forces a render right after a new question appeared, when React does not yet follow the store. Otherwise the
      // option would still look unchosen, and an Enter right after would choose it instead of moving on.
      flushSync(render);
      frame.querySelectorAll<HTMLElement>('[data-option]')[place]?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [role="dialog"]')) return;
      // A held Enter would press a button again and again.
      if (event.repeat) return event.key === 'Enter' ? event.preventDefault() : undefined;
      const frame = target?.closest('[data-attempt]');
      const place = DIGITS.indexOf(event.key);
      if (frame && place >= 0) chooseAt(place, frame);
      // Enter on a chosen option moves on instead of clearing the choice.
      else if (event.key === 'Enter' && !target?.closest(`button:not(${CHOSEN_OPTION}), a, summary`)) {
        if (!isNew) onEnter();
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [question, chosenIds, isLocked, isNew, onChoose, onEnter]);
}
