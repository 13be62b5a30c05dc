'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
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

const isTaken = (failed: unknown): boolean => failed instanceof CallError && failed.code === 'EMAIL_TAKEN';

export function AddEmailForm({ onAdded, onTaken }: AddEmailFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(addEmail, { body }),
    onMutate: () => setProblem(null),
    onSuccess: async (user) => {
      // The header and other pages take the address from the token, so it is renewed.
      await renewTokens().catch((failed: unknown) =>
        console.info('The new address appears after the next token renewal:', failed),
      );
      saySuccess(`We emailed a link to ${user.email}. Open it to confirm your address.`, { duration: 10_000 });
      onAdded(user);
    },
    onError: (failed, body) => {
      if (isTaken(failed)) onTaken(body.email.trim());
    },
  });
  const failed = isTaken(add.error) ? null : add.error;
  const error = problem ?? findErrorText(failed, 'Failed to add your email address. Please try again.');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    if (email.trim() === '' || password === '') setProblem('Please enter both email and password');
    else add.mutate({ email, password });
  };
  return (
    <form noValidate className="flex max-w-md flex-col gap-4" onSubmit={submit}>
      {error ? <Alert variant="error">{error}</Alert> : null}
      <EmailField label="Your email address" email={email} onChange={setEmail} />
      <Field label="Choose a password" hint={`At least ${PASSWORD_MIN} characters`}>
        {(control) => (
          <PasswordInput
            {...control}
            name="new-password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="self-start" inactive={add.isPending}>
        {add.isPending ? 'Adding…' : 'Add my email'}
      </Button>
    </form>
  );
}
