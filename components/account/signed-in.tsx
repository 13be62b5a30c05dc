'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { afterSignIn } from '@/components/auth/after-sign-in';
import { BringAlong } from '@/components/carry/bring-along';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { errorText } from '@/lib/browser/api/error-text';
import type { Found } from '@/lib/browser/session/move-device';
import { moveTo, returnFromProvider, stayOnDevice } from '@/lib/browser/session/provider-return';
import { AccountCard } from './account-card';
import { failureSentence } from './sign-in-failures';

const NOT_MOVED = 'Your answers could not be moved. Please try again.';
const sentenceOf = (failed: unknown): string =>
  errorText(failed, failed instanceof Error && failed.name === 'Error' ? failed.message : NOT_MOVED);

/** What comes after a `#` was kept out of every request, such as the code of a class. */
const destination = (): string => `${afterSignIn(location.search)}${location.hash}`;

/** Where a provider sends people back to: trades the fresh session for the bearer pair and goes on. */
export function SignedInPage() {
  const router = useRouter();
  const isSent = useRef(false);
  const [error, setError] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const reason = new URLSearchParams(location.search).get('error');
    if (reason !== null) return setError(failureSentence(reason));
    returnFromProvider().then(
      (other) => (other ? setFound(other) : router.replace(destination())),
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
      <p className="flex flex-wrap gap-3">
        {/* A page for members asks for the sign-in by itself. */}
        <LinkButton href={destination()}>Try again</LinkButton>
        <LinkButton href="/" variant="outline">
          Back to Homepage
        </LinkButton>
      </p>
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
      location.assign(new URLSearchParams(location.search).has('next') ? destination() : '/profile');
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
