import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { PasswordInput } from './password-input';

interface OwnPasswordProps {
  label: string;
  password: string;
  onChange: (password: string) => void;
  /** Error of the last attempt, or null. */
  error: string | null;
}

/**
 * Password field in a `ConfirmDialog`, for actions that a stranger at an unattended screen must not perform. Enter
 * confirms.
 */
export function OwnPassword({ label, password, onChange, error }: OwnPasswordProps) {
  return (
    <div className="flex flex-col gap-3">
      {error ? <Alert variant="error">{error}</Alert> : null}
      <Field label={label}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
