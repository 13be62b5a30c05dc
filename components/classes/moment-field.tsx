import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface MomentFieldProps {
  label: string;
  hint: string;
  /** Value of a `datetime-local` field, or an empty string. */
  value: string;
  onChange: (value: string) => void;
}

/** Field for a date and a time of day, in the browser's time zone. */
export const MomentField = ({ label, hint, value, onChange }: MomentFieldProps) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <Input {...control} type="datetime-local" value={value} onChange={(event) => onChange(event.target.value)} />
    )}
  </Field>
);
