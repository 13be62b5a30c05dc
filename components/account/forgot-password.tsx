'use client';

import Link from 'next/link';
import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callLater } from '@/lib/browser/api/call-later';
import { errorText } from '@/lib/browser/api/error-text';
import { AccountCard } from './account-card';

const endpoint = () => import('@/lib/auth/endpoints').then((contract) => contract.forgotPassword);

export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [state, setState] = useState<'form' | 'loading' | 'success'>('form');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim().includes('@')) return setError('Please enter a valid email address.');
    setError(null);
    setState('loading');
    try {
      await callLater(endpoint, { body: { email } });
      setState('success');
    } catch (failed) {
      setError(errorText(failed, 'Failed to send reset email. Please try again.'));
      setState('form');
    }
  };

  if (state === 'success') {
    return (
      <AccountCard title="Check Your Email">
        <Alert variant="success">Password reset email sent successfully! Please check your inbox.</Alert>
        <ul className="list-disc pl-5">
          <li>The link works once and expires in 1 hour.</li>
          <li>Look in your spam folder too.</li>
          <li>Make sure {email} is the address on your account.</li>
        </ul>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button
            variant="outline"
            onClick={() => {
              setEmail('');
              setState('form');
            }}
          >
            Send Another Email
          </Button>
          <Button asChild variant="ghost">
            <Link href="/">Back to Homepage</Link>
          </Button>
        </div>
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Forgot password">
      <p>Enter your email address and we'll send you a link to choose a new password.</p>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field label="Email address" error={error ?? undefined}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              inputMode="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="lg" disabled={state === 'loading'}>
          {state === 'loading' ? 'Sending…' : 'Send reset link'}
        </Button>
      </form>
    </AccountCard>
  );
}
