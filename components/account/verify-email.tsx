'use client';

import Link from 'next/link';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CallError } from '@/lib/browser/api/call-error';
import { callLater } from '@/lib/browser/api/call-later';
import { errorText } from '@/lib/browser/api/error-text';
import { AccountCard } from './account-card';
import { useMailedLink } from './use-mailed-link';

interface Verified {
  message: string;
  resetToken?: string;
}

interface Refusal {
  message: string;
  /** Next step to offer: `again` to try the same link again, `new` to request a new link, null for none. */
  wayOut: 'again' | 'new' | null;
}

/** Milliseconds to wait for the server before the page offers to try again. */
const PATIENCE_MS = 15_000;
const UNANSWERED: Refusal = {
  message: 'We got no answer. Check your connection, then try again.',
  wayOut: 'again',
};

const endpoint = () => import('@/lib/auth/endpoints').then((contract) => contract.verifyEmail);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function refusalOf(failed: unknown): Refusal {
  const message = errorText(failed, 'Email verification failed');
  if (!(failed instanceof CallError)) return { message, wayOut: null };
  if (failed.isTemporary) return { message, wayOut: 'again' };
  return { message, wayOut: ['INVALID_TOKEN', 'VALIDATION'].includes(failed.code) ? 'new' : null };
}

export function VerifyEmail() {
  const { link, finish } = useMailedLink<Verified>();
  const isSent = useRef(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const token = link?.token;
  const verify = useCallback(async () => {
    if (!token) return;
    // Session tokens are left out: they are stored already and must not be saved in the tab's history.
    const answer = callLater(endpoint, { query: { token } }).then(
      ({ message, resetToken }) => finish({ message, ...(resetToken ? { resetToken } : {}) }),
      (failed: unknown) => setRefusal(refusalOf(failed)),
    );
    // If the response arrives after the timeout, it replaces this error.
    const isLate = await Promise.race([answer, pause(PATIENCE_MS).then(() => true)]);
    if (isLate) setRefusal(UNANSWERED);
  }, [token, finish]);
  useEffect(() => {
    if (isSent.current || !token) return;
    isSent.current = true;
    void verify();
  }, [token, verify]);

  if (link?.outcome) return <Confirmed {...link.outcome} />;
  if (token === null) return <Refused message="Verification token is missing" wayOut="new" />;
  if (refusal) return <Refused {...refusal} onAgain={verify} />;
  return (
    <AccountCard title="Email verification">
      <Alert variant="info">Confirming your address…</Alert>
    </AccountCard>
  );
}

function Refused({ message, wayOut, onAgain }: Refusal & { onAgain?: () => Promise<void> }) {
  const [isTrying, setIsTrying] = useState(false);
  const again = async () => {
    setIsTrying(true);
    await onAgain?.();
    setIsTrying(false);
  };
  return (
    <AccountCard title="Email verification">
      <Alert variant="error">{message}</Alert>
      {wayOut === 'new' ? (
        <p>
          Your profile says whether your address is confirmed. If it is not, press “Resend Verification Email” there.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {wayOut === 'again' ? (
          <Button inactive={isTrying} onClick={() => void again()}>
            {isTrying ? 'Trying…' : 'Try again'}
          </Button>
        ) : null}
        {wayOut === 'new' ? (
          <Button asChild>
            {/* The profile link asks visitors to sign in first. */}
            <Link href="/profile#account-actions" prefetch={false}>
              Go to your profile
            </Link>
          </Button>
        ) : null}
        <Button asChild variant="outline">
          <Link href="/">Back to Login</Link>
        </Button>
      </div>
    </AccountCard>
  );
}

function Confirmed({ message, resetToken }: Verified) {
  return (
    <AccountCard title="Email verification" isNext>
      <Alert variant="success">{message}</Alert>
      {resetToken ? (
        <>
          <p>
            A password from before this address was confirmed no longer works. Choose your own now. Your other devices
            are signed out.
          </p>
          <Button asChild variant="accent">
            <a href={`/reset-password?token=${resetToken}`}>Choose a password</a>
          </Button>
        </>
      ) : (
        <p>Other devices are signed out. Sign in there again with this address.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link href="/tests">Go to Tests</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href="/">Go to Login</Link>
        </Button>
      </div>
    </AccountCard>
  );
}
