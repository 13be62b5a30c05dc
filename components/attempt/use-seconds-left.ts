'use client';

import { useEffect, useEffectEvent, useState } from 'react';

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
