'use client';

import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { Explanation } from '@/components/ui/explanation';
import type { QuestionView } from '@/lib/bank/contract';

/** After an answer in practice: right or wrong, the reason, and the rule it comes from. */
export function Reveal({ question, isCorrect }: { question: QuestionView; isCorrect: boolean }) {
  const Icon = isCorrect ? CircleCheck : CircleX;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, []);
  return (
    <section
      ref={section}
      aria-live="polite"
      className={cn(
        // The margin is the bar at the foot of the screen.
        'mt-5 scroll-mt-4 scroll-mb-40 rounded-xl border-2 p-4 sm:p-5',
        isCorrect ? 'border-success-border bg-success-surface' : 'border-error-border bg-error-surface',
      )}
    >
      <h3
        className={cn(
          'flex items-center gap-2 font-semibold text-lg',
          isCorrect ? 'text-success-foreground' : 'text-error-foreground',
        )}
      >
        <Icon aria-hidden className="size-6" />
        {isCorrect ? 'Correct' : 'Incorrect'}
      </h3>
      <Explanation text={question.explanation} source={question.reference} />
    </section>
  );
}
