'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Outcome } from '@/lib/tools/entry-rules';

interface DateFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Date as YYYY-MM-DD, or an empty string. */
  value: string;
  onChange: (value: string) => void;
  /** Result of the tool. If the tool rejects this field, the field shows the error. */
  outcome: Outcome<string>;
}

/** Date field with the browser's date picker. */
export function DateField({ name, label, hint, value, onChange, outcome }: DateFieldProps) {
  const error = outcome.kind === 'refused' && outcome.field === name ? outcome.say : undefined;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-14! text-lg!"
        />
      )}
    </Field>
  );
}
