'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { afterSignIn } from '@/components/auth/after-sign-in';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { exchange } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import { AccountCard } from './account-card';

/** Where Google sends people back to: trades the fresh session for the bearer pair and goes on. */
export function SignedInPage() {
  const router = useRouter();
  const isSent = useRef(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    if (new URLSearchParams(location.search).has('error')) {
      return setError("Google sign-in was canceled, or Google didn't confirm your address. Try again.");
    }
    call(exchange, {}).then(
      () => router.replace(afterSignIn(location.search)),
      (failed: unknown) => setError(errorText(failed, 'Login failed. Please try again.')),
    );
  }, [router]);

  if (!error) {
    return (
      <AccountCard title="Signing in">
        <p role="status">One moment…</p>
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Sign-in failed">
      <Alert variant="error">{error}</Alert>
      <Button asChild variant="outline">
        <Link href="/">Back to Homepage</Link>
      </Button>
    </AccountCard>
  );
}
