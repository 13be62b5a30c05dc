import { cn } from '@/components/ui/cn';
import type { scoreTone } from '@/lib/attempts/score-rules';
import { PASS_PERCENT } from '@/lib/kernel/exam';

/** Angles of the dial in degrees from the top: it runs clockwise from half past seven to half past four. */
const START = -135;
const SWEEP = 270;
const RADIUS = 76;
const LENGTH = (RADIUS * 2 * Math.PI * SWEEP) / 360;
const TICKS = Array.from({ length: 11 }, (_, index) => START + (index * SWEEP) / 10);
const ARC = 'M46.26 153.74a76 76 0 1 1 107.48 0';

const TONES = { good: 'stroke-success-border', warning: 'stroke-warning-border', bad: 'stroke-error-border' } as const;

interface ScoreGaugeProps {
  percentage: number;
  tone: ReturnType<typeof scoreTone>;
  /** True draws the pass mark. */
  showsPass: boolean;
}

const turn = (percent: number): string => `rotate(${START + (percent / 100) * SWEEP} 100 100)`;

/** Draws the score as a gauge. Hidden from screen readers, because the number is beside it. */
export function ScoreGauge({ percentage, tone, showsPass }: ScoreGaugeProps) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className="size-30 shrink-0 sm:size-36">
      <circle cx="100" cy="100" r="96" className="fill-background stroke-border-strong" strokeWidth="3" />
      <path d={ARC} fill="none" className="stroke-muted" strokeWidth="14" />
      <path
        d={ARC}
        fill="none"
        className={cn(TONES[tone])}
        strokeWidth="14"
        strokeDasharray={`${(percentage / 100) * LENGTH} ${LENGTH * 2}`}
      />
      {TICKS.map((angle) => (
        <path
          key={angle}
          d="M100 40v9"
          transform={`rotate(${angle} 100 100)`}
          className="stroke-border-strong"
          strokeWidth="3"
        />
      ))}
      {showsPass ? (
        <path d="M100 12v30" transform={turn(PASS_PERCENT)} className="stroke-accent" strokeWidth="5" />
      ) : null}
      <path
        d="M100 112V46"
        transform={turn(percentage)}
        className="stroke-foreground"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="100" cy="100" r="9" className="fill-foreground" />
    </svg>
  );
}
