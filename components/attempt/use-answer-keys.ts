'use client';

import { useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { AskedQuestion } from '@/lib/browser/attempt/current-attempt';
import { chooseNext } from './question-card';

interface AnswerKeys {
  question: AskedQuestion | undefined;
  chosenIds: number[];
  /** True after submitting and after the time limit. Digit keys then do nothing. */
  isLocked: boolean;
  /** True right after new content appeared, when an Enter may still be meant for the previous content. */
  isNew: boolean;
  onChoose: (optionIds: number[]) => void;
  onEnter: () => void;
}

/** Digit keys in the order of the options. */
const DIGITS = '123456';
const CHOSEN_OPTION = '[data-option][aria-pressed="true"]';

/**
 * Keyboard control of a question. Digits 1 to 6 choose an option and focus it, so that a screen reader reads it. They
 * act only while the focus is within the question or its buttons, because WCAG 2.1.4 forbids single-character shortcuts
 * elsewhere. Enter submits or moves on, unless the focused element uses Enter itself. A held key acts once.
 */
export function useAnswerKeys({ question, chosenIds, isLocked, isNew, onChoose, onEnter }: AnswerKeys): void {
  const [, render] = useReducer((turn: number) => turn + 1, 0);
  // A layout effect, so that a key pressed as soon as the question appears already applies to this question.
  useLayoutEffect(() => {
    const chooseAt = (place: number, frame: Element) => {
      const answer = question?.answers[place];
      if (!question || !answer || isLocked) return;
      onChoose(chooseNext(question, chosenIds, answer.id));
      // Renders at once, because React renders a new question later than the store changes. Until then an option looks
      // unchosen, and Enter would choose it instead of moving on.
      flushSync(render);
      frame.querySelectorAll<HTMLElement>('[data-option]')[place]?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [role="dialog"]')) return;
      // A held Enter would press a focused button repeatedly.
      if (event.repeat) return event.key === 'Enter' ? event.preventDefault() : undefined;
      const frame = target?.closest('[data-attempt]');
      const place = DIGITS.indexOf(event.key);
      if (frame && place >= 0) chooseAt(place, frame);
      // Enter on the chosen option moves on instead of clearing the choice.
      else if (event.key === 'Enter' && !target?.closest(`button:not(${CHOSEN_OPTION}), a, summary`)) {
        if (!isNew) onEnter();
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [question, chosenIds, isLocked, isNew, onChoose, onEnter]);
}
