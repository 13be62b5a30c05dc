'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { afterSignIn } from '@/components/auth/after-sign-in';
import { BringAlong } from '@/components/carry/bring-along';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/browser/api/error-text';
import { moveTo, returnFromGoogle, stayOnDevice } from '@/lib/browser/session/google-return';
import type { Found } from '@/lib/browser/session/move-device';
import { AccountCard } from './account-card';

const NOT_MOVED = 'Your answers could not be moved. Please try again.';
const sentenceOf = (failed: unknown): string =>
  errorText(failed, failed instanceof Error && failed.name === 'Error' ? failed.message : NOT_MOVED);

/** Where Google sends people back to: trades the fresh session for the bearer pair and goes on. */
export function SignedInPage() {
  const router = useRouter();
  const isSent = useRef(false);
  const [error, setError] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    if (new URLSearchParams(location.search).has('error')) {
      return setError("Google sign-in was canceled, or Google didn't confirm your address. Try again.");
    }
    returnFromGoogle().then(
      (other) => (other ? setFound(other) : router.replace(afterSignIn(location.search))),
      (failed: unknown) => setError(errorText(failed, 'Login failed. Please try again.')),
    );
  }, [router]);

  if (found) return <Decide found={found} />;
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

/** This device has an account of its own with something in it. */
function Decide({ found }: { found: Found }) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const act = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setError(null);
    setIsBusy(true);
    try {
      await work();
      // Still busy on the way; a new document, which knows nothing of the account before.
      location.assign('/profile');
    } catch (failed) {
      setError(sentenceOf(failed));
      setIsBusy(false);
    }
  };
  return (
    <BringAlong
      gain="your account has all of them"
      moved={found.moved}
      {...{ error, isBusy }}
      onBring={() => void act(() => moveTo(found.account))}
      onStay={() => void act(() => stayOnDevice(found))}
    />
  );
}
