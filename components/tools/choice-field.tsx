'use client';

import type { ReactNode } from 'react';
import { Radio, RadioGroup } from '@/components/ui/radio-group';

interface ChoiceFieldProps<Value extends string> {
  name: string;
  legend: ReactNode;
  choices: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio group of a few options, each large enough to press with a glove. */
export function ChoiceField<Value extends string>({ name, legend, choices, value, onChange }: ChoiceFieldProps<Value>) {
  return (
    <RadioGroup legend={legend}>
      {choices.map(([choice, label]) => (
        <Radio
          key={choice}
          name={name}
          value={choice}
          checked={choice === value}
          onChange={() => onChange(choice)}
          className="min-h-14!"
        >
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
