'use client';

import { examSeconds } from '@/lib/attempts/rules';
import { TIME_FACTORS } from '@/lib/kernel/exam';

const NAMES = { 1: 'Standard time', 1.5: 'Time and a half', 2: 'Double time' } as const;

interface ExamTimeChoiceProps {
  value: 1 | 1.5 | 2;
  /** How many the exam covers. */
  sections: number;
  onChange: (factor: 1 | 1.5 | 2) => void;
}

/** Extra time is chosen before an exam starts (WCAG 2.2.1). */
export function ExamTimeChoice({ value, sections, onChange }: ExamTimeChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold text-lg">How much time do you want?</legend>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {TIME_FACTORS.map((factor) => (
          <label
            key={factor}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-lg border border-border-strong bg-card px-4 has-checked:border-primary has-checked:ring-2 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="time-factor"
              className="size-5"
              checked={value === factor}
              onChange={() => onChange(factor)}
            />
            <span>
              {NAMES[factor]}, <span className="tabular-nums">{examSeconds(factor, sections) / 60}</span> minutes
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
