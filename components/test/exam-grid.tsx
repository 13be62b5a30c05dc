'use client';

import { ChevronDown, Flag } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import type { Sitting } from '@/lib/browser/sitting';

/** Jumps to any question of an exam; shows which are answered and which are marked for review. */
export function ExamGrid({ sitting, onGoTo }: { sitting: Sitting; onGoTo: (index: number) => void }) {
  const answered = sitting.questions.filter(
    (question) => (sitting.choices[question.id]?.answerIds.length ?? 0) > 0,
  ).length;
  return (
    <details className="group rounded-xl border border-border bg-card">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-xl px-4 py-1 font-medium [&::-webkit-details-marker]:hidden focus-visible:outline-3 focus-visible:outline-ring">
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
          <span>All questions</span>
          <span className="text-muted-foreground text-sm tabular-nums">
            {answered} of {sitting.questions.length} answered
          </span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2 p-4 pt-1">
        {sitting.questions.map((question, index) => {
          const isAnswered = (sitting.choices[question.id]?.answerIds.length ?? 0) > 0;
          const isMarked = sitting.markedForReview[question.id] === true;
          return (
            <li key={question.id}>
              <button
                type="button"
                onClick={() => onGoTo(index)}
                aria-current={index === sitting.index ? 'step' : undefined}
                aria-label={`Question ${index + 1}, ${isAnswered ? 'answered' : 'not answered'}${isMarked ? ', marked for review' : ''}`}
                className={cn(
                  'relative flex h-11 w-full items-center justify-center rounded-lg border-2 font-medium tabular-nums focus-visible:outline-3 focus-visible:outline-offset-1 focus-visible:outline-ring',
                  isAnswered ? 'border-primary bg-primary text-primary-foreground' : 'border-border-strong bg-card',
                  index === sitting.index && 'ring-3 ring-ring',
                )}
              >
                {index + 1}
                {isMarked ? (
                  <Flag aria-hidden className="absolute -top-1.5 -right-1.5 size-4 fill-accent text-accent" />
                ) : null}
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
