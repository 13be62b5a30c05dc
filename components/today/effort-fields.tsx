'use client';

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
  return (
    <Field
      label="Exam date"
      hint="Leave it empty if you haven't booked yet: we then plan three weeks ahead."
      error={error}
    >
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
  const offered = MINUTES.includes(value) ? MINUTES : [...MINUTES, value].sort((one, other) => one - other);
  return (
    <Field label="Minutes on a study day" error={error}>
      {(control) => (
        <div className="max-w-56">
          <Select {...control} value={value} onChange={(event) => onChange(Number(event.target.value))}>
            {offered.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} minutes
              </option>
            ))}
          </Select>
        </div>
      )}
    </Field>
  );
}

/** Days in the order of a work week; 0 is Sunday. */
const DAYS = [
  { value: 1, name: 'Mon' },
  { value: 2, name: 'Tue' },
  { value: 3, name: 'Wed' },
  { value: 4, name: 'Thu' },
  { value: 5, name: 'Fri' },
  { value: 6, name: 'Sat' },
  { value: 0, name: 'Sun' },
] as const;

export function DaysField({ value, error, onChange }: FieldProps<number[]>) {
  return (
    <ChoiceList<number>
      legend="Study days"
      look="row"
      choices={DAYS}
      chosen={value}
      error={error}
      onChange={onChange}
    />
  );
}
