'use client';

import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '@/components/auth/password-input';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { changePassword } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import { PASSWORD_MIN } from '@/lib/kernel/account';
import { PROFILE_TOAST } from './use-profile-editor';

const FAILED = 'Failed to change password';
const EMPTY = { current: '', next: '', repeated: '' };
type Passwords = typeof EMPTY;

const FIELDS = [
  { name: 'current', label: 'Current password', autoComplete: 'current-password' },
  { name: 'next', label: 'New password', autoComplete: 'new-password' },
  { name: 'repeated', label: 'Confirm new password', autoComplete: 'new-password' },
] as const;

const isLongEnough = (password: string) => [...password].length >= PASSWORD_MIN;

function problemWith({ current, next, repeated }: Passwords): string | null {
  if (!current || !next || !repeated) return 'All password fields are required';
  if (next !== repeated) return 'New passwords do not match';
  return isLongEnough(next) ? null : 'New password must be at least 8 characters long';
}

/** Changes the password, which signs out all other devices. This device gets new tokens with the response. */
export function PasswordCard({ onChanged }: { onChanged: () => void }) {
  const { register, handleSubmit, setError, reset, watch, formState } = useForm({ defaultValues: EMPTY });
  const passwords = watch();
  const change = useMutation({
    mutationFn: ({ current, next }: Passwords) =>
      call(changePassword, { body: { currentPassword: current, newPassword: next } }),
    onSuccess: () => {
      reset();
      saySuccess('Your password has been changed successfully', { id: PROFILE_TOAST });
      onChanged();
    },
    onError: (failed) => sayError(failed, FAILED, { id: PROFILE_TOAST }),
  });
  const error = formState.errors.root?.message ?? findErrorText(change.error, FAILED);
  const submit = handleSubmit((typed) => {
    const problem = problemWith(typed);
    if (problem) setError('root', { message: problem });
    else if (!change.isPending) change.mutate(typed);
  });

  return (
    <Card id="change-password">
      <CardHeader>
        <CardTitle>Change Password</CardTitle>
      </CardHeader>
      <CardContent>
        <form
          method="post"
          noValidate
          className="flex max-w-md flex-col gap-4"
          onSubmit={(event) => void submit(event)}
        >
          {error ? <Alert variant="error">{error}</Alert> : null}
          {change.isSuccess ? (
            <Alert variant="success">
              <p>Password changed successfully</p>
              <p>Your other devices are signed out.</p>
            </Alert>
          ) : null}
          {FIELDS.map(({ name, label, autoComplete }) => (
            <Field key={name} label={label} hint={<Hint name={name} passwords={passwords} />}>
              {(control) => <PasswordInput {...control} autoComplete={autoComplete} {...register(name)} />}
            </Field>
          ))}
          <Button
            type="submit"
            className="self-start"
            inactive={change.isPending || Object.values(passwords).includes('')}
          >
            {change.isPending ? 'Changing…' : 'Change Password'}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

/** Live hint below a field. */
function Hint({ name, passwords: { next, repeated } }: { name: keyof Passwords; passwords: Passwords }) {
  if (name === 'current' || (name === 'repeated' && repeated === '')) return null;
  if (name === 'repeated') {
    return next === repeated ? <Good>Passwords match</Good> : <Bad>Passwords do not match</Bad>;
  }
  return isLongEnough(next) ? <Good>Password length is valid</Good> : <Bad>Password must be at least 8 characters</Bad>;
}

const Good = ({ children }: { children: string }) => (
  <span className="inline-flex items-center gap-1.5 text-success-foreground">
    <CircleCheck aria-hidden className="size-4" />
    {children}
  </span>
);
const Bad = ({ children }: { children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <CircleX aria-hidden className="size-4" />
    {children}
  </span>
);
