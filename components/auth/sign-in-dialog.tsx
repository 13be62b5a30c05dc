'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { login } from '@/lib/auth/contract';
import { call } from '@/lib/browser/call';
import { CallError } from '@/lib/browser/call-error';
import { afterSignIn } from './after-sign-in';
import { GoogleButton } from './google-button';
import { PasswordInput } from './password-input';

interface SignInDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Specification §4 "Sign In dialog". */
export function SignInDialog({ open, onOpenChange }: SignInDialogProps) {
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '' || password === '') return setError('Please enter both email and password');
    setError(null);
    setIsSubmitting(true);
    try {
      await call(login, { body: { email, password } });
      onOpenChange(false);
      router.push(afterSignIn(location.search));
    } catch (failed) {
      const message = failed instanceof CallError ? failed.message : '';
      setError(message || 'Login failed. Please check your credentials.');
    } finally {
      setIsSubmitting(false);
    }
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Sign In" description="Welcome back.">
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
          {error ? <Alert variant="error">{error}</Alert> : null}
          <Field label="Email address">
            {(control) => (
              <Input
                {...control}
                type="email"
                name="email"
                autoComplete="username"
                inputMode="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Field label="Password">
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
          <Button type="submit" size="lg" disabled={isSubmitting}>
            {isSubmitting ? 'Signing in…' : 'Sign In'}
          </Button>
          <GoogleButton onError={setError} />
          <Link href="/forgot-password" className="self-start py-1 text-primary underline underline-offset-4">
            Forgot password?
          </Link>
        </form>
      </DialogContent>
    </Dialog>
  );
}
