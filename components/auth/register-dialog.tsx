'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { register } from '@/lib/auth/endpoints';
import { generatePassword } from '@/lib/auth/rules';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { dialogErrorText } from '@/lib/browser/api/visitor-error-text';
import { GENERIC_NAME } from '@/lib/kernel/account';
import { afterSignIn } from './after-sign-in';
import { ProviderButtons } from './provider-buttons';
import { SignInForm } from './sign-in-form';

/** Milliseconds between the success message and the redirect. */
const REDIRECT_MS = 2000;

interface RegisterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Registers an account by email. A visitor whose email is known can sign in here instead. */
export function RegisterDialog({ open, onOpenChange }: RegisterDialogProps) {
  const t = useTranslations('auth');
  const [isLocked, setIsLocked] = useState(false);
  const [knownEmail, setKnownEmail] = useState<string | null>(null);
  const change = (next: boolean) => {
    setKnownEmail(null);
    onOpenChange(next);
  };
  const head =
    knownEmail === null
      ? { title: t('registerTitle'), description: t('registerDescription') }
      : { title: t('signIn'), description: t('welcomeBack') };
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent {...head} locked={isLocked}>
        {knownEmail === null ? (
          <RegisterForm onSending={setIsLocked} onSignIn={setKnownEmail} />
        ) : (
          <SignInForm knownEmail={knownEmail} onDone={() => change(false)} />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface RegisterFormProps {
  onSending: (isSending: boolean) => void;
  /** Called if an account with this email exists. */
  onSignIn: (email: string) => void;
}

interface Refusal {
  message: string;
  /** True if the message belongs at the email field. */
  isAddress: boolean;
  isTaken: boolean;
}

/** `fallback` is the message if the server sent none. */
function refusalOf(failed: unknown, fallback: string): Refusal {
  if (!(failed instanceof CallError)) {
    return { message: fallback, isAddress: false, isTaken: false };
  }
  const isTaken = failed.code === 'EMAIL_TAKEN';
  const message = dialogErrorText(failed, fallback);
  return { message, isAddress: isTaken || failed.fields.email !== undefined, isTaken };
}

/** Registration form. It has no password field, because the server generates a password and mails it. */
function RegisterForm({ onSending, onSignIn }: RegisterFormProps) {
  const t = useTranslations('auth');
  const toPath = usePaths();
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [state, setState] = useState<'form' | 'submitting' | 'success'>('form');
  /**
   * Email of a registration that got no response, because its account may exist; null if no registration is unanswered.
   */
  const unheard = useRef<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = problemWith(email);
    setRefusal(problem ? { message: t(problem), isAddress: true, isTaken: false } : null);
    if (problem) return;
    setState('submitting');
    onSending(true);
    try {
      const password = generatePassword((count) => crypto.getRandomValues(new Uint8Array(count)));
      const names = { firstName: GENERIC_NAME, lastName: GENERIC_NAME };
      await call(register, { body: { email, password, passwordGenerated: true, ...names } });
      setState('success');
      setTimeout(() => router.push(toPath(afterSignIn(location.search))), REDIRECT_MS);
    } catch (failed) {
      const refused = refusalOf(failed, t('registrationFailed'));
      // An earlier request without a response may have created the account and mailed its password.
      const mayBeOurs = refused.isTaken && unheard.current === email;
      setRefusal(mayBeOurs ? { ...refused, message: `${refused.message} ${t('maybeRegistered')}` } : refused);
      if (failed instanceof CallError && failed.isTemporary) unheard.current = email;
      setState('form');
    } finally {
      onSending(false);
    }
  };

  if (state === 'success') return <Registered />;
  return (
    <form method="post" noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {refusal && !refusal.isAddress ? <Alert variant="error">{refusal.message}</Alert> : null}
      <Field label={t('emailAddress')} error={refusal?.isAddress ? refusal.message : undefined}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            value={email}
            readOnly={state === 'submitting'}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      {refusal?.isTaken ? (
        <Button variant="outline" size="lg" onClick={() => onSignIn(email.trim())}>
          {t('signIn')}
        </Button>
      ) : null}
      <Button type="submit" variant="accent" size="lg" inactive={state === 'submitting'}>
        {state === 'submitting' ? t('creatingYourAccount') : t('createMyAccount')}
      </Button>
      <ProviderButtons onError={(message) => setRefusal({ message, isAddress: false, isTaken: false })} />
    </form>
  );
}

function Registered() {
  const t = useTranslations('auth');
  return (
    <Alert variant="success">
      <strong>{t('registrationSuccessful')}</strong>
      <br />
      {t('checkYourEmailForYour')}
    </Alert>
  );
}

/** Returns the key of the message about one of two obvious mistakes, or null. The server checks the rest. */
function problemWith(email: string): 'enterEmail' | 'enterValidEmail' | null {
  if (email.trim() === '') return 'enterEmail';
  return email.includes('@') ? null : 'enterValidEmail';
}
