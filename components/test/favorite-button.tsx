'use client';

import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { QuestionView } from '@/lib/bank/contract';
import { call } from '@/lib/browser/api/call';
import { useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { loadFavoriteCalls } from './deferred-chunks';

interface FavoriteButtonProps {
  question: Pick<QuestionView, 'id' | 'isFavorite'>;
  onError: (message: string) => void;
}

/** The star of the question that is shown. It shows what the attempt remembers until the server has said how it is now. */
export function FavoriteButton({ question, onError }: FavoriteButtonProps) {
  const { id: questionId, isFavorite } = question;
  const [isPending, setIsPending] = useState(false);
  /** What was pressed here is newer than what was asked before. */
  const wasPressed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question that is shown; its own answer must not ask again.
  useEffect(() => {
    loadFavoriteCalls()
      .then(({ favoriteStatus }) => call(favoriteStatus, { params: { questionId } }))
      // Where it cannot be known, the star stays as it was and can be pressed: adding again changes nothing.
      .catch(() => isFavorite === true)
      .then((known) => wasPressed.current || useCurrentAttempt.getState().setFavorite(questionId, known));
  }, [questionId]);

  const toggle = async () => {
    wasPressed.current = true;
    setIsPending(true);
    try {
      const { addFavorite, removeFavorite } = await loadFavoriteCalls();
      if (isFavorite) await call(removeFavorite, { params: { questionId } });
      else await call(addFavorite, { query: { questionId } });
      useCurrentAttempt.getState().setFavorite(questionId, !isFavorite);
    } catch {
      onError('Failed to update favorites. Please try again.');
    } finally {
      setIsPending(false);
    }
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
