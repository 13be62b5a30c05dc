'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { afterSignIn } from '@/components/auth/after-sign-in';
import { BringAlong } from '@/components/device-transfer/bring-along';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { errorText } from '@/lib/browser/api/error-text';
import type { Found } from '@/lib/browser/session/move-device';
import { moveTo, returnFromProvider, stayOnDevice } from '@/lib/browser/session/provider-return';
import { AccountCard } from './account-card';
import { failureOf } from './sign-in-failures';

/**
 * Returns the page to open, with the URL fragment. Browsers do not send fragments to servers, so a fragment can hold a
 * secret such as a class code.
 */
const destination = (): string => `${afterSignIn(location.search)}${location.hash}`;

/** Page to which a sign-in provider returns. Exchanges the new session for API tokens and continues. */
export function SignedInPage() {
  const t = useTranslations('account');
  const toPath = usePaths();
  const router = useRouter();
  const isSent = useRef(false);
  const [error, setError] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const reason = new URLSearchParams(location.search).get('error');
    if (reason !== null) return setError(t(`signInFailures.${failureOf(reason)}`));
    returnFromProvider().then(
      (other) => (other ? setFound(other) : router.replace(toPath(destination()))),
      (failed: unknown) => setError(errorText(failed, t('loginFailed'))),
    );
  }, [router, t, toPath]);

  if (found) return <Decide found={found} />;
  if (!error) {
    return (
      <AccountCard title={t('signingIn')}>
        <p role="status">{t('oneMoment')}</p>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('signInFailed')}>
      <Alert variant="error">{error}</Alert>
      <p className="flex flex-wrap gap-3">
        {/* Links to member pages, which ask a visitor without a session to sign in. */}
        <LinkButton href={toPath(destination())}>{t('tryAgain')}</LinkButton>
        <LinkButton href={toPath('/')} variant="outline">
          {t('backToHomepage')}
        </LinkButton>
      </p>
    </AccountCard>
  );
}

/** Asks what to do with the answers that a device account has stored on this device. */
function Decide({ found }: { found: Found }) {
  const t = useTranslations('account');
  const toPath = usePaths();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const act = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setError(null);
    setIsBusy(true);
    try {
      await work();
      // `isBusy` stays true during the navigation. Loading a new document drops all state of the former account.
      location.assign(toPath(new URLSearchParams(location.search).has('next') ? destination() : '/profile'));
    } catch (failed) {
      setError(errorText(failed, t('answersNotMoved')));
      setIsBusy(false);
    }
  };
  return (
    <BringAlong
      gain="account"
      moved={found.moved}
      error={error}
      isBusy={isBusy}
      onBring={() => void act(() => moveTo(found.account))}
      onStay={() => void act(() => stayOnDevice(found))}
    />
  );
}
