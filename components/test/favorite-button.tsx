'use client';

import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { QuestionView } from '@/lib/bank/contract';
import { useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { changeFavorite, isFavoriteNow } from './favorite-calls';

const FAILED = 'Failed to update favorites. Please try again.';

interface FavoriteButtonProps {
  question: Pick<QuestionView, 'id' | 'isFavorite'>;
  onError: (message: string) => void;
}

/** A test that was started since the page was loaded knows its stars from the start. */
const isJustStarted = (): boolean => (useCurrentAttempt.getState().attempt?.startedAt ?? 0) > performance.timeOrigin;

/**
 * The star of the question that is shown. Where the page was loaded since the test began, it shows what the attempt remembers until the
 * server has said how it is now: another device may have changed it.
 */
export function FavoriteButton({ question, onError }: FavoriteButtonProps) {
  const { id: questionId, isFavorite } = question;
  const [isPending, setIsPending] = useState(false);
  /** What was pressed here is newer than what was asked before. */
  const wasPressed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question that is shown; its own answer must not ask again.
  useEffect(() => {
    if (isFavorite !== undefined && isJustStarted()) return;
    isFavoriteNow(questionId)
      // Where it cannot be known, the star stays as it was and can be pressed: adding again changes nothing.
      .catch(() => isFavorite === true)
      .then((known) => wasPressed.current || useCurrentAttempt.getState().setFavorite(questionId, known));
  }, [questionId]);

  const toggle = async () => {
    wasPressed.current = true;
    setIsPending(true);
    const problem = await changeFavorite(questionId, !isFavorite, FAILED);
    if (problem === null) useCurrentAttempt.getState().setFavorite(questionId, !isFavorite);
    else onError(problem);
    setIsPending(false);
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      // The name says the state; `aria-pressed` beside it would say it twice.
      aria-label={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      inactive={isPending || isFavorite === undefined}
      onClick={() => void toggle()}
    >
      <Star aria-hidden className={cn('size-6', isFavorite && 'fill-accent text-accent')} />
    </Button>
  );
}
