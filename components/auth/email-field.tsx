import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface EmailFieldProps {
  label: string;
  email: string;
  onChange: (email: string) => void;
}

/** Email field of a sign-in form. Its autocomplete token makes password managers treat it as the user name. */
export function EmailField({ label, email, onChange }: EmailFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
