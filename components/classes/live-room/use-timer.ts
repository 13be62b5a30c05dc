import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds per question in the order in which the button cycles through them; 0 means no timer. */
const CHOICES = [0, 20, 30, 60, 90];

/** Counts down for each question and calls `onEnd` at zero. `question` is a key of the open question, or null. */
export function useTimer(question: string | null, onEnd: () => void) {
  const [seconds, setSeconds] = useState(0);
  const [left, setLeft] = useState<number | null>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    setLeft(null);
    if (seconds === 0 || question === null) return;
    const endsAt = Date.now() + 1_000 * seconds;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [question, seconds]);
  const change = () => setSeconds((before) => CHOICES[(CHOICES.indexOf(before) + 1) % CHOICES.length] ?? 0);
  return { seconds, left, change };
}
