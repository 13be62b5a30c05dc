'use client';

import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from '#texts';
import { fetchWhenIdle } from '@/components/layout/fetch-when-idle';
import { useOnDemand, useRetry } from '@/components/layout/use-on-demand';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { loadExamGridList } from './deferred-chunks';
import { progressOf } from './exam-progress';

interface ExamGridProps {
  attempt: CurrentAttempt;
  onGoTo: (index: number) => void;
}

/** Grid of links to all questions of an exam. Shows which are answered and which are marked for review. */
export function ExamGrid({ attempt, onGoTo }: ExamGridProps) {
  const t = useTranslations('attempt');
  const details = useRef<HTMLDetailsElement>(null);
  const { Component: List, isFailed, request } = useOnDemand(loadExamGridList);
  useEffect(() => fetchWhenIdle([request]), [request]);
  useRetry(isFailed, request);
  const { answered } = progressOf(attempt);
  const goTo = (index: number) => {
    // Closes the grid, because an open grid pushes the question off the screen.
    if (details.current) details.current.open = false;
    onGoTo(index);
    // Moves the focus here, because choosing the current question does not change the question.
    document.getElementById('question-text')?.focus({ preventScroll: true });
  };
  return (
    <details ref={details} className="group mt-3 rounded-xl border border-border bg-card">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-xl px-4 py-1 font-medium [&::-webkit-details-marker]:hidden focus-visible:outline-3 focus-visible:outline-ring">
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
          <span>{t('allQuestions')}</span>
          <span className="text-muted-foreground text-sm tabular-nums">
            {t('ofAnswered', { answered, total: attempt.questions.length })}
          </span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {List ? <List attempt={attempt} onGoTo={goTo} /> : null}
    </details>
  );
}
