'use client';

import { useTranslations } from '#texts';
import { useDates } from '@/components/messages/use-formats';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { ChoiceList } from './choice-list';

interface FieldProps<Value> {
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
}

const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90, 120];

export function ExamDateField({ value, error, onChange }: FieldProps<string | null>) {
  const t = useTranslations('today');
  return (
    <Field label={t('examDate')} hint={t('examDateHint')} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          className="max-w-56"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )}
    </Field>
  );
}

export function MinutesField({ value, error, onChange }: FieldProps<number>) {
  const t = useTranslations('today');
  const offered = MINUTES.includes(value) ? MINUTES : [...MINUTES, value].sort((one, other) => one - other);
  return (
    <Field label={t('minutesOnAStudyDay')} error={error}>
      {(control) => (
        <div className="max-w-56">
          <Select {...control} value={value} onChange={(event) => onChange(Number(event.target.value))}>
            {offered.map((minutes) => (
              <option key={minutes} value={minutes}>
                {t('countOfMinutes', { minutes })}
              </option>
            ))}
          </Select>
        </div>
      )}
    </Field>
  );
}

/** Days in the order of a work week; 0 is Sunday. */
const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;

export function DaysField({ value, error, onChange }: FieldProps<number[]>) {
  const t = useTranslations('today');
  const { shortWeekday } = useDates();
  return (
    <ChoiceList<number>
      legend={t('studyDays')}
      look="row"
      choices={DAYS.map((day) => ({ value: day, name: shortWeekday(day) }))}
      chosen={value}
      error={error}
      onChange={onChange}
    />
  );
}
