'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { login } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { dialogErrorText } from '@/lib/browser/api/visitor-error-text';
import { claimQuietly } from '@/lib/browser/session/claim-quietly';
import { afterSignIn } from './after-sign-in';
import { EmailField } from './email-field';
import { PasswordInput } from './password-input';
import { ProviderButtons } from './provider-buttons';
import { UnsentAnswersNote } from './unsent-answers-note';

const SHORT_WAIT_SECONDS = 10;
const MOST_TRIES = 6;

/**
 * Signs in, and retries after a short rate limit. While somebody guesses an account's password, the server admits
 * attempts on that account one by one.
 */
async function signIn(email: string, password: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await call(login, { body: { email, password } });
      return;
    } catch (error) {
      const seconds = error instanceof CallError && error.status === 429 ? error.retryAfterSeconds : null;
      if (seconds === null || seconds > SHORT_WAIT_SECONDS || tries === MOST_TRIES) throw error;
      // Jitter keeps waiting clients from retrying at the same moment.
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 2)));
    }
  }
}

interface SignInFormProps {
  /** Email to prefill, so that only the password is missing. */
  knownEmail?: string;
  onDone: () => void;
  /** URL of the page that asked for the sign-in, with its fragment. Only a sign-in with a provider leaves that page. */
  from?: string;
  /** Called by a visitor who has no account yet. */
  onNew?: () => void;
}

export function SignInForm({ knownEmail = '', onDone, from, onNew }: SignInFormProps) {
  const t = useTranslations('auth');
  const toPath = usePaths();
  const router = useRouter();
  const passwordField = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  useEffect(() => {
    if (knownEmail) passwordField.current?.focus();
  }, [knownEmail]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '' || password === '') return setError(t('enterBoth'));
    setError(null);
    setIsSubmitting(true);
    try {
      await signIn(email, password);
      await claimQuietly();
      onDone();
      if (from === undefined) router.push(toPath(afterSignIn(location.search)));
    } catch (failed) {
      setError(dialogErrorText(failed, t('loginFailed')));
    } finally {
      setIsSubmitting(false);
    }
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <UnsentAnswersNote />
      {error ? <Alert variant="error">{error}</Alert> : null}
      <EmailField label={t('emailAddress')} email={email} onChange={setEmail} />
      <Field label={t('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordField}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? t('signingIn') : t('signIn')}
      </Button>
      <ProviderButtons onError={setError} {...(from === undefined ? {} : { next: from })} />
      <Link href={toPath('/forgot-password')} className="self-start py-1 text-primary underline underline-offset-4">
        {t('forgotPassword')}
      </Link>
      <Link
        href={toPath('/carry')}
        prefetch={false}
        className="self-start py-1 text-primary underline underline-offset-4"
      >
        {t('haveACodeFromAnother')}
      </Link>
      {onNew ? (
        <Button variant="link" className="self-start" onClick={onNew}>
          {t('newHereCreateAFree')}
        </Button>
      ) : null}
    </form>
  );
}
