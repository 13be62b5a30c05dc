'use client';

import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslations } from '#texts';
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

const EMPTY = { current: '', next: '', repeated: '' };
type Passwords = typeof EMPTY;

const FIELDS = [
  { name: 'current', label: 'currentPassword', autoComplete: 'current-password' },
  { name: 'next', label: 'newPassword', autoComplete: 'new-password' },
  { name: 'repeated', label: 'confirmPassword', autoComplete: 'new-password' },
] as const;

const isLongEnough = (password: string) => [...password].length >= PASSWORD_MIN;

/** Returns the key of the message about a mistake in the form, or null. */
function problemWith({ current, next, repeated }: Passwords) {
  if (!current || !next || !repeated) return 'passwordsRequired';
  if (next !== repeated) return 'newPasswordsDiffer';
  return isLongEnough(next) ? null : 'newPasswordTooShort';
}

/** Changes the password, which signs out all other devices. This device gets new tokens with the response. */
export function PasswordCard({ onChanged }: { onChanged: () => void }) {
  const t = useTranslations('profile');
  const { register, handleSubmit, setError, reset, watch, formState } = useForm({ defaultValues: EMPTY });
  const passwords = watch();
  const change = useMutation({
    mutationFn: ({ current, next }: Passwords) =>
      call(changePassword, { body: { currentPassword: current, newPassword: next } }),
    onSuccess: () => {
      reset();
      saySuccess(t('passwordHasChanged'), { id: PROFILE_TOAST });
      onChanged();
    },
    onError: (failed) => sayError(failed, t('passwordNotChanged'), { id: PROFILE_TOAST }),
  });
  const error = formState.errors.root?.message ?? findErrorText(change.error, t('passwordNotChanged'));
  const submit = handleSubmit((typed) => {
    const problem = problemWith(typed);
    if (problem) setError('root', { message: t(problem, { least: PASSWORD_MIN }) });
    else if (!change.isPending) change.mutate(typed);
  });

  return (
    <Card id="change-password">
      <CardHeader>
        <CardTitle>{t('changePassword')}</CardTitle>
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
              <p>{t('passwordChanged')}</p>
              <p>{t('othersSignedOut')}</p>
            </Alert>
          ) : null}
          {FIELDS.map(({ name, label, autoComplete }) => (
            <Field key={name} label={t(label)} hint={<Hint name={name} passwords={passwords} />}>
              {(control) => <PasswordInput {...control} autoComplete={autoComplete} {...register(name)} />}
            </Field>
          ))}
          <Button
            type="submit"
            className="self-start"
            inactive={change.isPending || Object.values(passwords).includes('')}
          >
            {change.isPending ? t('changing') : t('changePassword')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

/** Live hint below a field. */
function Hint({ name, passwords: { next, repeated } }: { name: keyof Passwords; passwords: Passwords }) {
  const t = useTranslations('profile');
  if (name === 'current' || (name === 'repeated' && repeated === '')) return null;
  if (name === 'repeated') {
    return next === repeated ? <Good>{t('passwordsMatch')}</Good> : <Bad>{t('passwordsDoNotMatch')}</Bad>;
  }
  return isLongEnough(next) ? (
    <Good>{t('passwordLengthValid')}</Good>
  ) : (
    <Bad>{t('passwordTooShort', { least: PASSWORD_MIN })}</Bad>
  );
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
