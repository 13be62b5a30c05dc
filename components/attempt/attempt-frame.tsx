'use client';

import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
import { ChartButton } from '@/components/pressure-chart/chart-button';
import { Progress } from '@/components/ui/progress';
import { ActionBar } from './action-bar';

interface AttemptFrameProps {
  /** 1-based position of the question. */
  place: number;
  total: number;
  /** Number of completed questions, for progress that starts at zero. If omitted, bar and percentage show `place`. */
  done?: number | undefined;
  /** Favorite star in practice or clock in an exam, shown beside the progress. */
  aside?: ReactNode;
  /** Grid of all questions of an exam. Precedes the question, so that keyboard users reach it before the options. */
  overview?: ReactNode;
  /** True after the time limit. Hides the button for the pressure chart. */
  isOver?: boolean;
  /** True right after the question appeared (`use-double-tap-guard.ts`). */
  isNew: boolean;
  children: ReactNode;
  /** Main button and the buttons next to it. */
  actions: ReactNode;
  /** Message about whether the answers are saved. */
  note?: ReactNode;
}

/** Frame around a question: progress above, and the main button at the bottom of the screen. */
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
  const t = useTranslations('attempt');
  const percent = Math.round((done / total) * 100);
  return (
    // Focusable, so that after a press on text the focus stays inside, where digit keys choose options.
    <div data-attempt tabIndex={-1} className="mx-auto flex w-full max-w-3xl flex-col">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h1 id="question-place" className="font-medium text-base tabular-nums">
          {t.rich('questionOfPercent', {
            place,
            total,
            percent,
            span: (chunks) => <span className="text-muted-foreground">{chunks}</span>,
          })}
        </h1>
        <div className="ml-auto flex items-center gap-2">
          {isOver ? null : <ChartButton />}
          {aside}
        </div>
      </div>
      <Progress value={done} max={total} label={t('progress')} className="mt-1" />
      {overview}
      <div className="pt-6 pb-6">{children}</div>
      <ActionBar isNew={isNew}>
        {actions}
        {note ? <div className="ml-auto flex min-h-11 items-center">{note}</div> : null}
      </ActionBar>
    </div>
  );
}
