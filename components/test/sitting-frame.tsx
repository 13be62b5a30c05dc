'use client';

import type { ReactNode } from 'react';
import { Progress } from '@/components/ui/progress';
import { ActionBar } from './action-bar';
import { SavingNote } from './saving-note';

interface SittingFrameProps {
  /** 1-based. */
  place: number;
  total: number;
  /** Beside the progress: the star, or the clock. */
  aside?: ReactNode;
  children: ReactNode;
  /** The one button, and what little stands beside it. */
  actions: ReactNode;
}

/** The question and its one button; nothing else competes. The button stays within the thumb's reach. */
export function SittingFrame({ place, total, aside, children, actions }: SittingFrameProps) {
  const percent = Math.round((place / total) * 100);
  return (
    <div data-sitting className="mx-auto flex w-full max-w-3xl flex-col">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h1 className="font-medium text-base tabular-nums">
          Question {place} of {total}
          <span className="text-muted-foreground"> {percent}%</span>
        </h1>
        {aside}
      </div>
      <Progress value={place} max={total} label={`Question ${place} of ${total}`} className="mt-1 mb-6" />
      <div className="pb-6">{children}</div>
      <ActionBar>
        {actions}
        <div className="ml-auto flex min-h-11 items-center">
          <SavingNote />
        </div>
      </ActionBar>
    </div>
  );
}
