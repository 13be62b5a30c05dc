'use client';

import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { QuestionView } from '@/lib/bank/contract';
import { useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { changeFavorite } from './favorite-calls';

interface FavoriteButtonProps {
  question: Pick<QuestionView, 'id' | 'isFavorite'>;
  onError: (message: string) => void;
}

/** Star that adds the question to the favorites or removes it. `isFavorite` is undefined until the page knows it. */
export function FavoriteButton({ question, onError }: FavoriteButtonProps) {
  const t = useTranslations('attempt');
  const { id: questionId, isFavorite } = question;
  const [isPending, setIsPending] = useState(false);

  const toggle = async () => {
    setIsPending(true);
    const problem = await changeFavorite(questionId, !isFavorite, t('favoriteNotSaved'));
    if (problem === null) useCurrentAttempt.getState().setFavorite(questionId, !isFavorite);
    else onError(problem);
    setIsPending(false);
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      // The label states the action; `aria-pressed` would repeat it.
      aria-label={isFavorite ? t('removeFromFavorites') : t('addToFavorites')}
      inactive={isPending || isFavorite === undefined}
      onClick={() => void toggle()}
    >
      <Star aria-hidden className={cn('size-6', isFavorite && 'fill-accent text-accent')} />
    </Button>
  );
}
