'use client';

import { useTranslations } from '#texts';
import { examSeconds } from '@/lib/attempts/rules';
import { TIME_FACTORS, type TimeFactor } from '@/lib/kernel/exam';
import { RadioCard } from './radio-card';

const NAMES = { 1: 'standardTime', 1.5: 'timeAndAHalf', 2: 'doubleTime' } as const satisfies Record<TimeFactor, string>;

interface ExamTimeChoiceProps {
  value: TimeFactor;
  /** Number of sections in the exam. */
  sections: number;
  onChange: (factor: TimeFactor) => void;
}

/** Choice of extra time before an exam (WCAG 2.2.1). */
export function ExamTimeChoice({ value, sections, onChange }: ExamTimeChoiceProps) {
  const t = useTranslations('attempt');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold text-lg">{t('howMuchTime')}</legend>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {TIME_FACTORS.map((factor) => (
          <RadioCard key={factor} name="time-factor" isChosen={value === factor} onChoose={() => onChange(factor)}>
            <span>
              {t.rich('timeInMinutes', {
                name: t(NAMES[factor]),
                minutes: examSeconds(factor, sections) / 60,
                figure: (chunks) => <span className="tabular-nums">{chunks}</span>,
              })}
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
