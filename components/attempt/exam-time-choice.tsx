'use client';

import { examSeconds } from '@/lib/attempts/rules';
import { TIME_FACTORS, type TimeFactor } from '@/lib/kernel/exam';
import { RadioCard } from './radio-card';

const NAMES = { 1: 'Standard time', 1.5: 'Time and a half', 2: 'Double time' } as const satisfies Record<
  TimeFactor,
  string
>;

interface ExamTimeChoiceProps {
  value: TimeFactor;
  /** Number of sections in the exam. */
  sections: number;
  onChange: (factor: TimeFactor) => void;
}

/** Choice of extra time before an exam (WCAG 2.2.1). */
export function ExamTimeChoice({ value, sections, onChange }: ExamTimeChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold text-lg">How much time do you want?</legend>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {TIME_FACTORS.map((factor) => (
          <RadioCard key={factor} name="time-factor" isChosen={value === factor} onChoose={() => onChange(factor)}>
            <span>
              {NAMES[factor]}, <span className="tabular-nums">{examSeconds(factor, sections) / 60}</span> minutes
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
