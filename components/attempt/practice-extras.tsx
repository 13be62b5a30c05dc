'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import type { AskedQuestion, CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { knownOneTap } from '@/lib/browser/attempt/one-tap';
import { askOnceMore, missedIn } from './missed-in';

interface PracticeExtrasProps {
  attempt: CurrentAttempt;
  question: AskedQuestion;
  /** Chosen options; never empty before the submit. */
  chosenIds: number[];
  isSubmitted: boolean;
  /** True if an option was tapped in this page visit. */
  isTapped: boolean;
  /** Submits the choice. `sure` is the learner's confidence, if given. */
  onJudge: (sure?: boolean) => void;
  onUndo: () => void;
}

/** Optional parts of a practice question: confidence, undo of a one-tap answer, and asking missed questions again. */
export function PracticeExtras(props: PracticeExtrasProps) {
  const t = useTranslations('attempt');
  const { attempt, question, chosenIds, isSubmitted, isTapped, onJudge, onUndo } = props;
  const [isOneTap] = useState(() => knownOneTap(attempt.userId) === true);
  if (isSubmitted) return <OnceMoreButton attempt={attempt} />;
  const isPending = isOneTap && isTapped && !question.isMultiAnswer;
  return (
    <>
      {isPending ? <OneTapUndo key={chosenIds.join()} onSubmit={onJudge} onUndo={onUndo} /> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form data. */}
      <div role="group" aria-label={t('submitAndSayHowSure')} className="flex gap-3">
        <Button variant="outline" onClick={() => onJudge(true)}>
          {t('imSure')}
        </Button>
        <Button variant="outline" onClick={() => onJudge(false)}>
          {t('notSure')}
        </Button>
      </div>
    </>
  );
}

function OnceMoreButton({ attempt }: Pick<PracticeExtrasProps, 'attempt'>) {
  const t = useTranslations('attempt');
  const isOffered = attempt.setId === undefined && attempt.index === attempt.questions.length - 1;
  const count = isOffered ? missedIn(attempt).length : 0;
  if (count === 0) return null;
  return (
    <Button variant="outline" onClick={() => askOnceMore(0)}>
      {t('onceMoreTheMissed', { count })}
    </Button>
  );
}

/** Seconds during which a tap can be undone. */
const UNDO_SECONDS = 2;

interface OneTapUndoProps {
  onSubmit: () => void;
  onUndo: () => void;
}

/**
 * Countdown until a tapped option is submitted. Pauses while Undo has the focus or the mouse moves onto it, and while a
 * finger or the focus is on another option (WCAG 2.2.1). Escape undoes. Leaving the page submits, because a learner who
 * has tapped expects the question to be answered.
 */
function OneTapUndo({ onSubmit, onUndo }: OneTapUndoProps) {
  const t = useTranslations('attempt');
  const [isFocused, setIsFocused] = useState(false);
  const [isUnderMouse, setIsUnderMouse] = useState(false);
  const isExploring = useIsExploring();
  const isHeld = isFocused || isUnderMouse || isExploring;
  const [seconds, setSeconds] = useState(UNDO_SECONDS);
  const undo = () => {
    const hadFocus = document.activeElement?.hasAttribute('data-undo');
    onUndo();
    // Moves the focus to the question before the focused button disappears.
    if (hadFocus) document.getElementById('question-text')?.focus({ preventScroll: true });
  };
  const acts = useRef({ onSubmit, undo });
  useEffect(() => {
    acts.current = { onSubmit, undo };
  });
  useEffect(() => {
    setSeconds(UNDO_SECONDS);
    if (isHeld) return;
    const ticking = setInterval(() => setSeconds((left) => left - 1), 1_000);
    const timer = setTimeout(() => acts.current.onSubmit(), UNDO_SECONDS * 1_000);
    return () => {
      clearInterval(ticking);
      clearTimeout(timer);
    };
  }, [isHeld]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && acts.current.undo();
    const onHide = () => document.visibilityState === 'hidden' && acts.current.onSubmit();
    window.addEventListener('keydown', onKey);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('keydown', onKey);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, []);
  return (
    <div className="flex w-full items-center gap-3 sm:w-auto">
      <Button
        variant="outline"
        size="lg"
        data-undo
        onClick={undo}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        // `onPointerMove` instead of `onPointerEnter`, because a button that appears under a resting mouse also gets an
        // enter event.
        onPointerMove={({ pointerType }) => setIsUnderMouse(pointerType === 'mouse')}
        onPointerLeave={() => setIsUnderMouse(false)}
      >
        {t('undo')}
      </Button>
      <Ring isHeld={isHeld} />
      <span aria-hidden="true" className="tabular-nums">
        {isHeld ? t('paused') : t('submitsIn', { seconds: Math.max(1, seconds) })}
      </span>
      <p role="status" className="sr-only">
        {isHeld ? t('waiting') : t('submitsAutomatically')}
      </p>
    </div>
  );
}

/** Ring that empties with the remaining time. */
function Ring({ isHeld }: { isHeld: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6 shrink-0 -rotate-90 text-primary" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <circle
        cx={12}
        cy={12}
        r={9}
        pathLength={1}
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        strokeDasharray="1"
        className={isHeld ? undefined : 'animate-run-out'}
        style={{ animationDuration: `${UNDO_SECONDS}s` }}
      />
    </svg>
  );
}

/** True while a finger touches the page or an option that is not chosen has the focus. */
function useIsExploring(): boolean {
  const [isTouched, setIsTouched] = useState(false);
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => {
    const look = () => setIsElsewhere(document.activeElement?.matches('[data-option][aria-pressed=false]') === true);
    const touch = () => setIsTouched(true);
    const release = () => setIsTouched(false);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    window.addEventListener('touchstart', touch, { passive: true });
    window.addEventListener('touchend', release);
    window.addEventListener('touchcancel', release);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
      window.removeEventListener('touchstart', touch);
      window.removeEventListener('touchend', release);
      window.removeEventListener('touchcancel', release);
    };
  }, []);
  return isTouched || isElsewhere;
}
