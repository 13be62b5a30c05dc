'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { usePaths, useTranslations } from '#texts';
import { EmailField } from '@/components/auth/email-field';
import { PasswordInput } from '@/components/auth/password-input';
import { ProviderButtons } from '@/components/auth/provider-buttons';
import { useMovedLines } from '@/components/device-transfer/use-moved-lines';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { Moved } from '@/lib/auth/contract';
import { findErrorText } from '@/lib/browser/api/error-text';
import { leaveAccount, moveTo, previewMoveTo, signInBeside } from '@/lib/browser/session/move-device';

interface JoinAccountProps {
  /** Email to prefill, or an empty string. */
  knownEmail: string;
  onBack: () => void;
}

/** Merges a device account into a regular one: signs in to that account, shows what would move, and moves it. */
export function JoinAccount({ knownEmail, onBack }: JoinAccountProps) {
  const t = useTranslations('profile');
  const toPath = usePaths();
  const defaultValues = { email: knownEmail, password: '' };
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm({ defaultValues });
  const email = watch('email');
  const signIn = useMutation({
    mutationFn: async (typed: typeof defaultValues) => {
      const account = await signInBeside(typed.email, typed.password);
      return { account, moved: await previewMoveTo(account) };
    },
  });
  const move = useMutation({ mutationFn: moveTo, onSuccess: () => location.assign(toPath('/profile')) });
  const refuse = (message: string) => setError('root', { message });
  const submit = handleSubmit((typed) => {
    if (typed.email.trim() === '' || typed.password === '') refuse(t('enterBoth'));
    else if (!signIn.isPending) signIn.mutate(typed);
  });

  const found = signIn.data;
  if (found) {
    return (
      <Preview
        moved={found.moved}
        email={email.trim()}
        error={findErrorText(move.error, t('answersNotMoved'))}
        isBusy={move.isPending}
        onMove={() => move.mutate(found.account)}
        onBack={() => {
          void leaveAccount(found.account);
          onBack();
        }}
      />
    );
  }
  const error = formState.errors.root?.message ?? findErrorText(signIn.error, t('loginFailed'));
  return (
    <form method="post" noValidate className="flex max-w-md flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p>{knownEmail ? t('knownEmailHint') : t('joinHint')}</p>
      {error ? <Alert variant="error">{error}</Alert> : null}
      <EmailField label={t('yourEmailAddress')} email={email} onChange={(typed) => setValue('email', typed)} />
      <Field label={t('yourPassword')}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" {...register('password')} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" inactive={signIn.isPending}>
          {signIn.isPending ? t('signingIn') : t('signInAndReview')}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <ProviderButtons onError={refuse} next={toPath('/profile')} />
    </form>
  );
}

interface PreviewProps {
  moved: Moved;
  email: string;
  error: string | null;
  isBusy: boolean;
  onMove: () => void;
  onBack: () => void;
}

function Preview({ moved, email, error, isBusy, onMove, onBack }: PreviewProps) {
  const t = useTranslations('profile');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = useMovedLines()(moved);
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {t('movesTo', { email })}
      </h3>
      {lines.length > 0 ? (
        <ul className="list-disc pl-6">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{t('nothingMoves')}</p>
      )}
      {error ? <Alert variant="error">{error}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button inactive={isBusy} onClick={onMove}>
          {isBusy ? t('moving') : t('moveAndSignIn')}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {t('notNow')}
        </Button>
      </div>
    </div>
  );
}
