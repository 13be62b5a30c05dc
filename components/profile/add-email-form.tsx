'use client';

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
import { errorText } from '@/lib/browser/api/error-text';
import { renewTokens } from '@/lib/browser/session/renew';
import { PASSWORD_MIN } from '@/lib/kernel/account';

interface AddEmailFormProps {
  onAdded: (user: UserInfo) => void;
  /** Called if the address belongs to another account. */
  onTaken: (email: string) => void;
}

export function AddEmailForm({ onAdded, onTaken }: AddEmailFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (email.trim() === '' || password === '') return setError('Please enter both email and password');
    setError(null);
    setIsSaving(true);
    try {
      const user = await call(addEmail, { body: { email, password } });
      // The header and other pages take the address from the token, so it is renewed.
      await renewTokens().catch((failed: unknown) =>
        console.info('The new address appears after the next token renewal:', failed),
      );
      saySuccess(`We emailed a link to ${user.email}. Open it to confirm your address.`, { duration: 10_000 });
      onAdded(user);
    } catch (failed) {
      if (failed instanceof CallError && failed.code === 'EMAIL_TAKEN') return onTaken(email.trim());
      setError(errorText(failed, 'Failed to add your email address. Please try again.'));
      setIsSaving(false);
    }
  };
  return (
    <form noValidate className="flex max-w-md flex-col gap-4" onSubmit={(event) => void submit(event)}>
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
      <Button type="submit" className="self-start" inactive={isSaving}>
        {isSaving ? 'Adding…' : 'Add my email'}
      </Button>
    </form>
  );
}
