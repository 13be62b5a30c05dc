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
import { SignInForm } from './sign-in-form';

/** Specification §4: how long the success is shown before the way goes on. */
const REDIRECT_MS = 2000;

interface RegisterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One email address makes an account; whoever has one already signs in right here. */
export function RegisterDialog({ open, onOpenChange }: RegisterDialogProps) {
  const [isLocked, setIsLocked] = useState(false);
  const [knownEmail, setKnownEmail] = useState<string | null>(null);
  const change = (next: boolean) => {
    setKnownEmail(null);
    onOpenChange(next);
  };
  const head =
    knownEmail === null
      ? {
          title: 'Start Your Free Practice Test',
          description: 'Enter your email address. We make an account for you and send the password to that address.',
        }
      : { title: 'Sign In', description: 'Welcome back.' };
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
  /** Somebody has an account with this address. */
  onSignIn: (email: string) => void;
}

interface Refusal {
  message: string;
  /** About the address, and so said at its field. */
  isAddress: boolean;
  isTaken: boolean;
}

function refusalOf(failed: unknown): Refusal {
  if (!(failed instanceof CallError)) {
    return { message: 'Registration failed. Please try again.', isAddress: false, isTaken: false };
  }
  const isTaken = failed.code === 'EMAIL_TAKEN';
  const message = failed.message || 'Registration failed. Please try again.';
  return { message, isAddress: isTaken || failed.fields.email !== undefined, isTaken };
}

/** The password is generated here and mailed (specification §5). */
function RegisterForm({ onSending, onSignIn }: RegisterFormProps) {
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [state, setState] = useState<'form' | 'submitting' | 'success'>('form');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = problemWith(email);
    setRefusal(problem ? { message: problem, isAddress: true, isTaken: false } : null);
    if (problem) return;
    setState('submitting');
    onSending(true);
    try {
      const password = generatePassword((count) => crypto.getRandomValues(new Uint8Array(count)));
      const names = { firstName: GENERIC_NAME, lastName: GENERIC_NAME };
      await call(register, { body: { email, password, passwordGenerated: true, ...names } });
      setState('success');
      setTimeout(() => router.push(afterSignIn(location.search)), REDIRECT_MS);
    } catch (failed) {
      setRefusal(refusalOf(failed));
      setState('form');
    } finally {
      onSending(false);
    }
  };

  if (state === 'success') return <Registered />;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {refusal && !refusal.isAddress ? <Alert variant="error">{refusal.message}</Alert> : null}
      <Field label="Email address" error={refusal?.isAddress ? refusal.message : undefined}>
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
          Sign In
        </Button>
      ) : null}
      <Button type="submit" variant="accent" size="lg" inactive={state === 'submitting'}>
        {state === 'submitting' ? 'Creating your account…' : 'Create my account'}
      </Button>
    </form>
  );
}

function Registered() {
  return (
    <Alert variant="success">
      <strong>Registration Successful!</strong>
      <br />
      Your password is on its way by email. We are taking you to the tests…
    </Alert>
  );
}

/** Specification §5, "Registration dialog": these two checks and no others. */
function problemWith(email: string): string | null {
  if (email.trim() === '') return 'Please enter your email address';
  return email.includes('@') ? null : 'Please enter a valid email address';
}
