'use client';

import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

interface SelectFieldProps<Value extends string> {
  name: string;
  label: string;
  hint?: ReactNode;
  choices: readonly (readonly [value: Value, label: string])[];
  /** Empty string if nothing is chosen. */
  value: Value | '';
  onChange: (value: Value | '') => void;
}

/** Native select, for a choice of many options. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, label, hint, choices, value, onChange } = props;
  const t = useTranslations('tools');
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(choices.find(([choice]) => choice === event.target.value)?.[0] ?? '')}
          className="h-14! text-lg!"
        >
          <option value="">{t('choose')}</option>
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
