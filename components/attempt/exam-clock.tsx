'use client';

import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { TIMER_WARNING_SECONDS } from '@/lib/kernel/exam';

/** Remaining minutes at which a screen reader announces the time. More announcements would distract. */
const ANNOUNCED_MINUTES = [30, 10, 5, 1];

/**
 * Returns the seconds left until `deadlineAt`, and calls `onTick` with them once a second. Measures with the monotonic
 * clock, so that changing the device's clock has no effect.
 */
export function useSecondsLeft(deadlineAt: number | null, onTick?: (seconds: number) => void): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  const tick = useEffectEvent((left: number) => onTick?.(left));
  useEffect(() => {
    if (deadlineAt === null) return setSeconds(null);
    const endsAt = performance.now() + (deadlineAt - Date.now());
    const update = () => {
      const left = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
      setSeconds(left);
      tick(left);
    };
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [deadlineAt]);
  return seconds;
}

export function formatSeconds(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
}

export function ExamClock({ secondsLeft }: { secondsLeft: number }) {
  const announced = ANNOUNCED_MINUTES.find(
    (minutes) => Math.ceil(secondsLeft / 60) === minutes && secondsLeft % 60 === 0,
  );
  return (
    <div className="flex items-center gap-2">
      <Timer aria-hidden className="size-5" />
      <span className="sr-only">Time left: </span>
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
        {announced ? `${announced} ${announced === 1 ? 'minute' : 'minutes'} left` : ''}
      </span>
    </div>
  );
}
