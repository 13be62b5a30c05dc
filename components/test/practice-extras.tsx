'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { AskedQuestion, CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { knownOneTap } from '@/lib/browser/attempt/one-tap';
import { askOnceMore, missedIn } from './missed-in';

interface PracticeExtrasProps {
  attempt: CurrentAttempt;
  question: AskedQuestion;
  /** Nothing is chosen after the answer was submitted. */
  chosenIds: number[];
  isSubmitted: boolean;
  /** An option was tapped on this page, and not before a reload. */
  isTapped: boolean;
  /** Submits what is chosen, with how sure the learner is. */
  onJudge: (sure?: boolean) => void;
  onUndo: () => void;
}

/** What a practice question offers beside its one button, each to be left out: how sure, the undo of one tap, once more. */
export function PracticeExtras(props: PracticeExtrasProps) {
  const { attempt, question, chosenIds, isSubmitted, isTapped, onJudge, onUndo } = props;
  const [isOneTap] = useState(() => knownOneTap(attempt.userId) === true);
  if (isSubmitted) return <OnceMoreButton attempt={attempt} />;
  const isPending = isOneTap && isTapped && !question.isMultiAnswer;
  return (
    <>
      {isPending ? <OneTapUndo key={chosenIds.join()} onSubmit={onJudge} onUndo={onUndo} /> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent. */}
      <div role="group" aria-label="Submit and say how sure you are" className="flex gap-3">
        <Button variant="outline" onClick={() => onJudge(true)}>
          I'm sure
        </Button>
        <Button variant="outline" onClick={() => onJudge(false)}>
          Not sure
        </Button>
      </div>
    </>
  );
}

function OnceMoreButton({ attempt }: Pick<PracticeExtrasProps, 'attempt'>) {
  const count = attempt.index === attempt.questions.length - 1 ? missedIn(attempt).length : 0;
  if (count === 0) return null;
  return (
    <Button variant="outline" onClick={() => askOnceMore(0)}>
      {count === 1 ? 'Once more: the one I missed' : `Once more: the ${count} I missed`}
    </Button>
  );
}

/** How long a tap can be taken back. */
const UNDO_MS = 2_000;

interface OneTapUndoProps {
  onSubmit: () => void;
  onUndo: () => void;
}

/**
 * While a tap on an option can be taken back. The time stands still as long as Undo has the focus or the mouse has moved onto it (WCAG 2.2.1), and
 * Escape takes back from anywhere. A page that is left submits: nobody who has tapped comes back to a question that is still open.
 */
function OneTapUndo({ onSubmit, onUndo }: OneTapUndoProps) {
  const [isFocused, setIsFocused] = useState(false);
  const [isUnderMouse, setIsUnderMouse] = useState(false);
  const isHeld = isFocused || isUnderMouse;
  const undo = () => {
    const hadFocus = document.activeElement?.hasAttribute('data-undo');
    onUndo();
    // The button goes, and its focus with it.
    if (hadFocus) document.getElementById('question-text')?.focus({ preventScroll: true });
  };
  const acts = useRef({ onSubmit, undo });
  acts.current = { onSubmit, undo };
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => acts.current.onSubmit(), UNDO_MS);
    return () => clearTimeout(timer);
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
    <>
      <Button
        variant="outline"
        size="lg"
        data-undo
        onClick={undo}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        // A movement, because a mouse that rests where the button appears enters it too.
        onPointerMove={({ pointerType }) => setIsUnderMouse(pointerType === 'mouse')}
        onPointerLeave={() => setIsUnderMouse(false)}
      >
        Undo
      </Button>
      <p role="status" className="sr-only">
        {isHeld ? 'Waiting.' : 'Submits by itself. Escape takes it back.'}
      </p>
    </>
  );
}
