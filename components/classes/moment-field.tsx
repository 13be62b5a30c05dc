import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface MomentFieldProps extends ComponentProps<'input'> {
  label: string;
  hint: string;
  error?: string | undefined;
}

/** Field for a date and a time of day, in the browser's time zone. */
export const MomentField = ({ label, hint, error, ...input }: MomentFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <Input {...control} {...input} type="datetime-local" />}
  </Field>
);
