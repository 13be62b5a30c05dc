'use client';

import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '#texts';
import { focusWithoutScroll } from '@/components/layout/page-focus';
import { cn } from '@/components/ui/cn';
import { isCorrectResponse } from '@/lib/attempts/rules';
import type { AskedQuestion } from '@/lib/browser/attempt/current-attempt';
import { vibrateFor } from '@/lib/browser/page/vibration';
import { useDoubleTapGuard } from './use-double-tap-guard';

interface RevealProps {
  question: AskedQuestion;
  chosenIds: number[];
  /** True right after the submit. The verdict then takes the focus. */
  isNew?: boolean;
  /** Explanation and reasons. */
  children: ReactNode;
}

/**
 * Verdict, explanation and rule after an answer in practice. The verdict takes the focus instead of being a live
 * region, because screen readers often miss a live region that appears together with its text.
 */
export function Reveal({ question, chosenIds, isNew = false, children }: RevealProps) {
  const t = useTranslations('question');
  const correctIds = question.answers.filter((answer) => answer.isCorrect).map((answer) => answer.id);
  const isCorrect = isCorrectResponse(chosenIds, correctIds);
  const Icon = isCorrect ? CircleCheck : CircleX;
  const guard = useDoubleTapGuard('explanation');
  const section = useRef<HTMLElement>(null);
  const verdict = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew && verdict.current) focusWithoutScroll(verdict.current);
    if (isNew) vibrateFor(isCorrect);
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [isNew, isCorrect]);
  return (
    <section
      ref={section}
      aria-labelledby="verdict"
      className={cn(
        // The scroll margin keeps the verdict clear of the bar at the bottom.
        'mt-5 scroll-mt-4 scroll-mb-40 rounded-xl border-2 p-4 sm:p-5',
        isCorrect ? 'border-success-border bg-success-surface' : 'border-error-border bg-error-surface',
      )}
    >
      <h3
        id="verdict"
        ref={verdict}
        tabIndex={-1}
        className={cn(
          'flex items-center gap-2 font-semibold text-lg outline-none',
          isCorrect ? 'text-success-foreground' : 'text-error-foreground',
        )}
      >
        <Icon aria-hidden className="size-6" />
        {isCorrect ? t('correct') : t('incorrect')}
      </h3>
      <div inert={isNew && guard.isNew}>{children}</div>
    </section>
  );
}
