'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Outcome } from '@/lib/tools/entry/rules';

interface DateFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** YYYY-MM-DD or ''. */
  value: string;
  onChange: (value: string) => void;
  /** Shows the error if the outcome refuses this field. */
  outcome: Outcome<string>;
}

/** Date field with the platform's calendar. */
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
