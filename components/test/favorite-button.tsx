'use client';

import { Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { QuestionView } from '@/lib/bank/contract';
import { call } from '@/lib/browser/call';
import { useSitting } from '@/lib/browser/sitting';
import { loadFavoriteCalls } from './late-parts';

interface FavoriteButtonProps {
  question: Pick<QuestionView, 'id' | 'isFavorite'>;
  onError: (message: string) => void;
}

/** The star of the question that is shown. What it says is kept with the sitting, so that a reload does not undo it. */
export function FavoriteButton({ question, onError }: FavoriteButtonProps) {
  const { id: questionId, isFavorite } = question;
  const [isPending, setIsPending] = useState(false);

  useEffect(() => {
    if (isFavorite !== undefined) return;
    loadFavoriteCalls()
      .then(({ favoriteStatus }) => call(favoriteStatus, { params: { questionId } }))
      // Where it cannot be known, the star can still be pressed: adding again changes nothing.
      .catch(() => false)
      .then((known) => useSitting.getState().setFavorite(questionId, known));
  }, [questionId, isFavorite]);

  const toggle = async () => {
    setIsPending(true);
    try {
      const { addFavorite, removeFavorite } = await loadFavoriteCalls();
      if (isFavorite) await call(removeFavorite, { params: { questionId } });
      else await call(addFavorite, { query: { questionId } });
      useSitting.getState().setFavorite(questionId, !isFavorite);
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
      aria-pressed={isFavorite === true}
      aria-label={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      disabled={isPending || isFavorite === undefined}
      onClick={() => void toggle()}
    >
      <Star aria-hidden className={cn('size-6', isFavorite && 'fill-accent text-accent')} />
    </Button>
  );
}
