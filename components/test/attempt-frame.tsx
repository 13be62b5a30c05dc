'use client';

import type { ReactNode } from 'react';
import { ChartButton } from '@/components/pressure-chart/chart-button';
import { Progress } from '@/components/ui/progress';
import { ActionBar } from './action-bar';

interface AttemptFrameProps {
  /** 1-based. */
  place: number;
  total: number;
  /** Questions that are behind the learner, for a bar that begins at zero; left out, the bar shows the place. */
  done?: number | undefined;
  /** Beside the progress: the star, or the clock. */
  aside?: ReactNode;
  /** Between the progress and the question: all questions of an exam, in reach without going through the options. */
  overview?: ReactNode;
  /** Nothing can be looked up any more. */
  isOver?: boolean;
  /** True while the question has just come (`use-double-tap-guard.ts`). */
  isNew: boolean;
  children: ReactNode;
  /** The one button, and what little stands beside it. */
  actions: ReactNode;
  /** Where the answers are. */
  note?: ReactNode;
}

/** The question and its one button; nothing else competes. The button stays within the thumb's reach. */
export function AttemptFrame({
  place,
  total,
  done = place,
  aside,
  overview,
  isOver = false,
  isNew,
  children,
  actions,
  note,
}: AttemptFrameProps) {
  const percent = Math.round((place / total) * 100);
  return (
    // A press on its text keeps the focus within it, where the digits choose.
    <div data-attempt tabIndex={-1} className="mx-auto flex w-full max-w-3xl flex-col">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h1 id="question-place" className="font-medium text-base tabular-nums">
          Question {place} of {total} <span className="text-muted-foreground">({percent}%)</span>
        </h1>
        <div className="ml-auto flex items-center gap-2">
          {isOver ? null : <ChartButton />}
          {aside}
        </div>
      </div>
      <Progress value={done} max={total} label="Progress" className="mt-1" />
      {overview}
      <div className="pt-6 pb-6">{children}</div>
      <ActionBar isNew={isNew}>
        {actions}
        {note ? <div className="ml-auto flex min-h-11 items-center">{note}</div> : null}
      </ActionBar>
    </div>
  );
}
