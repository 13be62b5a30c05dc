'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Outcome } from '@/lib/tools/entry/rules';

interface NumberFieldProps<Name extends string> {
  name: Name;
  label: string;
  /** What the number counts, shown within the field. */
  unit: string;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Says whether it refuses this field. */
  outcome: Outcome<string>;
}

/** A large field for a number, with the phone's number keys. */
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
