'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { callLater } from '@/lib/browser/call-later';
import { AccountCard } from './account-card';
import { useLinkToken } from './use-link-token';

type State =
  | { kind: 'loading' }
  | { kind: 'success'; message: string; resetToken?: string }
  | { kind: 'error'; message: string };

const endpoint = () => import('@/lib/auth/contract').then((contract) => contract.verifyEmail);

/** Specification §2 "Email verification page". */
export function VerifyEmail() {
  const token = useLinkToken();
  const isSent = useRef(false);
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    if (token === undefined || isSent.current) return;
    isSent.current = true;
    if (!token) return setState({ kind: 'error', message: 'Verification token is missing' });
    callLater(endpoint, { query: { token } }).then(
      ({ message, resetToken }) => setState({ kind: 'success', message, ...(resetToken ? { resetToken } : {}) }),
      (error: Error) => setState({ kind: 'error', message: error.message || 'Email verification failed' }),
    );
  }, [token]);

  if (state.kind === 'loading') {
    return (
      <AccountCard title="Email verification">
        <Alert variant="info">Confirming your address…</Alert>
      </AccountCard>
    );
  }
  if (state.kind === 'error') {
    return (
      <AccountCard title="Email verification">
        <Alert variant="error">{state.message}</Alert>
        <Button asChild variant="outline">
          <Link href="/">Back to Login</Link>
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Email verification">
      <Alert variant="success">{state.message}</Alert>
      {state.resetToken ? (
        <>
          <p>
            You are not signed in here, so the password that was set before the address was confirmed no longer works.
            Choose your own now.
          </p>
          <Button asChild variant="accent">
            <a href={`/reset-password?token=${state.resetToken}`}>Choose a password</a>
          </Button>
        </>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link href="/">Go to Login</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href="/tests">Go to Tests</Link>
        </Button>
      </div>
    </AccountCard>
  );
}
