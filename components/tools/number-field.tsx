'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Outcome } from '@/lib/tools/entry-rules';

interface NumberFieldProps<Name extends string> {
  name: Name;
  label: string;
  /** Unit of the number, shown inside the field. */
  unit: string;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Result of the tool. If the tool rejects this field, the field shows the error. */
  outcome: Outcome<string>;
}

/** Large number field that opens a phone's numeric keypad. */
export function NumberField<Name extends string>({
  name,
  label,
  unit,
  hint,
  value,
  onChange,
  outcome,
}: NumberFieldProps<Name>) {
  const error = outcome.kind === 'refused' && outcome.field === name ? outcome.say : undefined;
  return (
    <Field label={`${label}, ${unit}`} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-14! text-xl! tabular-nums"
        />
      )}
    </Field>
  );
}
