'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { register } from '@/lib/auth/contract';
import { GENERIC_NAME, generatePassword } from '@/lib/auth/rules';
import { call } from '@/lib/browser/call';
import { CallError } from '@/lib/browser/call-error';
import { afterSignIn } from './after-sign-in';

/** Specification §4: how long the success is shown before the way goes on. */
const REDIRECT_MS = 2000;

interface RegisterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One email address makes an account; the password is generated here and mailed (specification §5). */
export function RegisterDialog({ open, onOpenChange }: RegisterDialogProps) {
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [state, setState] = useState<'form' | 'submitting' | 'success'>('form');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = problemWith(email);
    setError(problem);
    if (problem) return;
    setState('submitting');
    try {
      const password = generatePassword((count) => crypto.getRandomValues(new Uint8Array(count)));
      const names = { firstName: GENERIC_NAME, lastName: GENERIC_NAME };
      await call(register, { body: { email, password, passwordGenerated: true, ...names } });
      setState('success');
      setTimeout(() => router.push(afterSignIn(location.search)), REDIRECT_MS);
    } catch (failed) {
      setError(
        failed instanceof CallError && failed.message ? failed.message : 'Registration failed. Please try again.',
      );
      setState('form');
    }
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Start Your Free Practice Test"
        description="Enter your email address. We make an account for you and send the password to that address."
        locked={state === 'submitting'}
      >
        {state === 'success' ? (
          <Alert variant="success">
            <strong>Registration Successful!</strong>
            <br />
            Your password is on its way by email. We are taking you to the tests…
          </Alert>
        ) : (
          <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
            {error ? <Alert variant="error">{error}</Alert> : null}
            <Field label="Email address">
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  name="email"
                  autoComplete="email"
                  inputMode="email"
                  value={email}
                  disabled={state === 'submitting'}
                  onChange={(event) => setEmail(event.target.value)}
                />
              )}
            </Field>
            <Button type="submit" variant="accent" size="lg" disabled={state === 'submitting'}>
              {state === 'submitting' ? 'Creating your account…' : 'Create my account'}
            </Button>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Specification §5, "Registration dialog": these two checks and no others. */
function problemWith(email: string): string | null {
  if (email.trim() === '') return 'Please enter your email address';
  return email.includes('@') ? null : 'Please enter a valid email address';
}
