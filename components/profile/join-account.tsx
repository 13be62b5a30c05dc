'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EmailField } from '@/components/auth/email-field';
import { PasswordInput } from '@/components/auth/password-input';
import { ProviderButtons } from '@/components/auth/provider-buttons';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { Moved } from '@/lib/auth/contract';
import { findErrorText } from '@/lib/browser/api/error-text';
import { leaveAccount, moveTo, previewMoveTo, signInBeside } from '@/lib/browser/session/move-device';
import { linesOf } from './moved-lines';

interface JoinAccountProps {
  /** Email to prefill, or an empty string. */
  knownEmail: string;
  onBack: () => void;
}

/** Merges a device account into a regular one: signs in to that account, shows what would move, and moves it. */
export function JoinAccount({ knownEmail, onBack }: JoinAccountProps) {
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = useMutation({
    mutationFn: async () => {
      const account = await signInBeside(email, password);
      return { account, moved: await previewMoveTo(account) };
    },
    onMutate: () => setProblem(null),
  });
  const move = useMutation({ mutationFn: moveTo, onSuccess: () => location.assign('/profile') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '' || password === '') setProblem('Please enter both email and password');
    else if (!signIn.isPending) signIn.mutate();
  };

  const found = signIn.data;
  if (found) {
    return (
      <Preview
        moved={found.moved}
        email={email.trim()}
        error={findErrorText(move.error, 'Your answers could not be moved. Please try again.')}
        isBusy={move.isPending}
        onMove={() => move.mutate(found.account)}
        onBack={() => {
          void leaveAccount(found.account);
          onBack();
        }}
      />
    );
  }
  const error = problem ?? findErrorText(signIn.error, 'Login failed. Please check your credentials.');
  return (
    <form noValidate className="flex max-w-md flex-col gap-4" onSubmit={submit}>
      <p>
        {knownEmail
          ? 'You already have an account with this email. Sign in to see what would move there before anything moves.'
          : 'Sign in to see what would move to your account before anything moves.'}
      </p>
      {error ? <Alert variant="error">{error}</Alert> : null}
      <EmailField label="Your email address" email={email} onChange={setEmail} />
      <Field label="Your password">
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" inactive={signIn.isPending}>
          {signIn.isPending ? 'Signing in…' : 'Sign in and review'}
        </Button>
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
      </div>
      <ProviderButtons onError={setProblem} next="/profile" />
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = linesOf(moved);
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        This moves to {email}
      </h3>
      {lines.length > 0 ? (
        <ul className="list-disc pl-6">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>Nothing. Your account already has everything on this device.</p>
      )}
      {error ? <Alert variant="error">{error}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button inactive={isBusy} onClick={onMove}>
          {isBusy ? 'Moving…' : 'Move and sign in'}
        </Button>
        <Button variant="outline" onClick={onBack}>
          Not now
        </Button>
      </div>
    </div>
  );
}
