'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { call } from '@/lib/browser/call';
import { addFavorite, favoriteStatus, removeFavorite } from '@/lib/favorites/contract';

interface FavoriteButtonProps {
  questionId: number;
  /** What the question's own call said; asked for where it did not. */
  initial?: boolean | undefined;
  onError: (message: string) => void;
}

export function FavoriteButton({ questionId, initial, onError }: FavoriteButtonProps) {
  const client = useQueryClient();
  const queryKey = ['favorites', 'status', questionId];
  const status = useQuery({
    queryKey,
    queryFn: () => call(favoriteStatus, { params: { questionId } }),
    staleTime: Number.POSITIVE_INFINITY,
    ...(initial === undefined ? {} : { initialData: initial }),
  });
  const isFavorite = status.data === true;
  const toggle = useMutation({
    mutationFn: async () => {
      if (isFavorite) await call(removeFavorite, { params: { questionId } });
      else await call(addFavorite, { query: { questionId } });
    },
    onSuccess: () => client.setQueryData(queryKey, !isFavorite),
    onError: () => onError('Failed to update favorites. Please try again.'),
  });
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-pressed={isFavorite}
      aria-label={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      disabled={toggle.isPending || status.isLoading}
      onClick={() => toggle.mutate()}
    >
      <Star aria-hidden className={cn('size-6', isFavorite && 'fill-accent text-accent')} />
    </Button>
  );
}
