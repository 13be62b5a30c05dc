'use client';

import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslations } from '#texts';
import { EmailField } from '@/components/auth/email-field';
import { PasswordInput } from '@/components/auth/password-input';
import { saySuccess } from '@/components/layout/toasts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { UserInfo } from '@/lib/auth/contract';
import { addEmail } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { findErrorText } from '@/lib/browser/api/error-text';
import { renewTokens } from '@/lib/browser/session/renew';
import { PASSWORD_MIN } from '@/lib/kernel/account';

interface AddEmailFormProps {
  onAdded: (user: UserInfo) => void;
  /** Called if the address belongs to another account. */
  onTaken: (email: string) => void;
}

const EMPTY = { email: '', password: '' };

const isTaken = (failed: unknown): boolean => failed instanceof CallError && failed.code === 'EMAIL_TAKEN';

export function AddEmailForm({ onAdded, onTaken }: AddEmailFormProps) {
  const t = useTranslations('profile');
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm({ defaultValues: EMPTY });
  const add = useMutation({
    mutationFn: (body: typeof EMPTY) => call(addEmail, { body }),
    onSuccess: async (user) => {
      // The header and other pages take the address from the access token, so the token is renewed.
      await renewTokens().catch((failed: unknown) =>
        console.info('The new address appears after the next token renewal:', failed),
      );
      saySuccess(t('linkSent', { email: user.email }), { duration: 10_000 });
      onAdded(user);
    },
    onError: (failed, body) => {
      if (isTaken(failed)) onTaken(body.email.trim());
    },
  });
  const failed = isTaken(add.error) ? null : add.error;
  const error = formState.errors.root?.message ?? findErrorText(failed, t('emailNotAdded'));
  const submit = handleSubmit((typed) => {
    if (typed.email.trim() === '' || typed.password === '') setError('root', { message: t('enterBoth') });
    else if (!add.isPending) add.mutate(typed);
  });
  return (
    <form method="post" noValidate className="flex max-w-md flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {error ? <Alert variant="error">{error}</Alert> : null}
      <EmailField label={t('yourEmailAddress')} email={watch('email')} onChange={(email) => setValue('email', email)} />
      <Field label={t('chooseAPassword')} hint={t('passwordHint', { least: PASSWORD_MIN })}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" {...register('password')} />}
      </Field>
      <Button type="submit" className="self-start" inactive={add.isPending}>
        {add.isPending ? t('adding') : t('addMyEmail')}
      </Button>
    </form>
  );
}
