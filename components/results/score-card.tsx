import { CircleCheck, CircleX } from 'lucide-react';
import { Card, CardContent } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import type { AttemptResult } from '@/lib/attempts/contract';
import { scoreMessage, scoreTone } from '@/lib/attempts/rules';
import { PASS_PERCENT } from '@/lib/kernel/exam';
import { formatDuration } from './duration';
import { ScoreGauge } from './score-gauge';

const TONES = { good: 'text-success-foreground', warning: 'text-warning-foreground', bad: 'text-error-foreground' };

/** Specification §2 "Results page". `saysPass` false for the mock test, which is too short to say anything about passing. */
export function ScoreCard({ result, saysPass }: { result: AttemptResult; saysPass: boolean }) {
  const { score } = result;
  const tone = scoreTone(score.percentage);
  const counts = [
    ['Correct', score.correct],
    ['Incorrect', score.answered - score.correct],
    ['Skipped', score.skipped],
    ['Total', score.total],
  ] as const;
  return (
    <Card>
      <CardContent className="flex flex-col gap-6 lg:flex-row lg:items-center lg:gap-10">
        <div className="flex items-center gap-5">
          <ScoreGauge percentage={score.percentage} tone={tone} showsPass={saysPass} />
          <div>
            <p className={cn('font-bold text-5xl tabular-nums leading-none sm:text-6xl', TONES[tone])}>
              {score.percentage}%
            </p>
            <p className="mt-2 font-semibold text-xl">{scoreMessage(score.percentage)}</p>
            <p className="text-muted-foreground tabular-nums">
              {score.correct} of {score.answered} answered correctly, in {formatDuration(result.durationSeconds)}
            </p>
          </div>
        </div>
        <div className="flex flex-1 flex-col gap-4">
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {counts.map(([name, count]) => (
              <div key={name} className="rounded-lg bg-muted px-3 py-2">
                <dt className="text-muted-foreground text-sm">{name}</dt>
                <dd className="font-semibold text-2xl tabular-nums">{count}</dd>
              </div>
            ))}
          </dl>
          {saysPass ? <PassLine result={result} /> : null}
        </div>
      </CardContent>
    </Card>
  );
}

function PassLine({ result }: { result: AttemptResult }) {
  const Icon = result.successful ? CircleCheck : CircleX;
  const { correct, total } = result.score;
  return (
    <p className="flex items-start gap-2">
      <Icon
        aria-hidden
        className={cn(
          'mt-0.5 size-5 shrink-0',
          result.successful ? 'text-success-foreground' : 'text-error-foreground',
        )}
      />
      <span>
        {correct} of {total} questions right is {result.successful ? 'at or above' : 'below'} the certification's pass
        mark of {PASS_PERCENT}%. Skipped questions count as wrong.
      </span>
    </p>
  );
}
