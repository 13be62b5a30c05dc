'use client';

import { Timer } from 'lucide-react';
import { useTranslations } from '#texts';
import { cn } from '@/components/ui/cn';
import { TIMER_WARNING_SECONDS } from '@/lib/kernel/exam';
import { formatSeconds } from './use-seconds-left';

/** Remaining minutes at which a screen reader announces the time. More announcements would distract. */
const ANNOUNCED_MINUTES = [30, 10, 5, 1];

export function ExamClock({ secondsLeft }: { secondsLeft: number }) {
  const t = useTranslations('attempt');
  const announced = ANNOUNCED_MINUTES.find(
    (minutes) => Math.ceil(secondsLeft / 60) === minutes && secondsLeft % 60 === 0,
  );
  return (
    <div className="flex items-center gap-2">
      <Timer aria-hidden className="size-5" />
      <span className="sr-only">{t('timeLeft')} </span>
      <span
        role="timer"
        className={cn(
          'font-semibold text-lg tabular-nums',
          secondsLeft < TIMER_WARNING_SECONDS && 'text-error-foreground',
        )}
      >
        {formatSeconds(secondsLeft)}
      </span>
      <span aria-live="assertive" className="sr-only">
        {announced ? t('minutesLeft', { minutes: announced }) : ''}
      </span>
    </div>
  );
}
