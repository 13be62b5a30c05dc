import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { PasswordInput } from './password-input';

interface OwnPasswordProps {
  label: string;
  password: string;
  onChange: (password: string) => void;
  /** Error of the last attempt. */
  error: string | null;
}

/**
 * Password field in a `ConfirmDialog`, for actions that must not work on an unattended screen. Enter confirms the
 * dialog.
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
