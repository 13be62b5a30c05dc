'use client';

import Link from 'next/link';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CallError } from '@/lib/browser/api/call-error';
import { callLater } from '@/lib/browser/api/call-later';
import { errorText } from '@/lib/browser/api/error-text';
import { AccountCard } from './account-card';
import { useMailedLink } from './use-mailed-link';

interface Verified {
  resetToken?: string;
}

interface Refusal {
  message: string;
  /** Next step to offer: `again` to try the same link again, `new` to request a new link, null for none. */
  wayOut: 'again' | 'new' | null;
}

/** Milliseconds to wait for the server before the page offers to try again. */
const PATIENCE_MS = 15_000;

const endpoint = () => import('@/lib/auth/endpoints').then((contract) => contract.verifyEmail);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function refusalOf(failed: unknown, fallback: string): Refusal {
  const message = errorText(failed, fallback);
  if (!(failed instanceof CallError)) return { message, wayOut: null };
  if (failed.isTemporary) return { message, wayOut: 'again' };
  return { message, wayOut: ['INVALID_TOKEN', 'VALIDATION'].includes(failed.code) ? 'new' : null };
}

export function VerifyEmail() {
  const t = useTranslations('account');
  const { link, finish } = useMailedLink<Verified>();
  const isSent = useRef(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const token = link?.token;
  const verify = useCallback(async () => {
    if (!token) return;
    // Stores only the reset token in the tab's history. The session tokens are stored already and must not be there.
    const answer = callLater(endpoint, { query: { token } }).then(
      ({ resetToken }) => finish(resetToken ? { resetToken } : {}),
      (failed: unknown) => setRefusal(refusalOf(failed, t('verificationFailed'))),
    );
    // If the response arrives after the timeout, it replaces this error.
    const isLate = await Promise.race([answer, pause(PATIENCE_MS).then(() => true)]);
    if (isLate) setRefusal({ message: t('noAnswer'), wayOut: 'again' });
  }, [token, finish, t]);
  useEffect(() => {
    if (isSent.current || !token) return;
    isSent.current = true;
    void verify();
  }, [token, verify]);

  if (link?.outcome) return <Confirmed {...link.outcome} />;
  if (token === null) return <Refused message={t('tokenMissing')} wayOut="new" />;
  if (refusal) return <Refused {...refusal} onAgain={verify} />;
  return (
    <AccountCard title={t('emailVerification')}>
      <Alert variant="info">{t('confirming')}</Alert>
    </AccountCard>
  );
}

function Refused({ message, wayOut, onAgain }: Refusal & { onAgain?: () => Promise<void> }) {
  const t = useTranslations('account');
  const toPath = usePaths();
  const [isTrying, setIsTrying] = useState(false);
  const again = async () => {
    setIsTrying(true);
    await onAgain?.();
    setIsTrying(false);
  };
  return (
    <AccountCard title={t('emailVerification')}>
      <Alert variant="error">{message}</Alert>
      {wayOut === 'new' ? <p>{t('seeProfile')}</p> : null}
      <div className="flex flex-wrap gap-3">
        {wayOut === 'again' ? (
          <Button inactive={isTrying} onClick={() => void again()}>
            {isTrying ? t('trying') : t('tryAgain')}
          </Button>
        ) : null}
        {wayOut === 'new' ? (
          <Button asChild>
            {/* The profile link asks visitors to sign in first. */}
            <Link href={toPath('/profile#account-actions')} prefetch={false}>
              {t('goToYourProfile')}
            </Link>
          </Button>
        ) : null}
        <Button asChild variant="outline">
          <Link href={toPath('/')}>{t('backToLogin')}</Link>
        </Button>
      </div>
    </AccountCard>
  );
}

function Confirmed({ resetToken }: Verified) {
  const t = useTranslations('account');
  const toPath = usePaths();
  return (
    <AccountCard title={t('emailVerification')} isNext>
      <Alert variant="success">{t('emailConfirmed')}</Alert>
      {resetToken ? (
        <>
          <p>{t('passwordIsVoid')}</p>
          <Button asChild variant="accent">
            <a href={toPath(`/reset-password?token=${resetToken}`)}>{t('chooseAPassword')}</a>
          </Button>
        </>
      ) : (
        <p>{t('othersSignedOut')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link href={toPath('/tests')}>{t('goToTests')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={toPath('/')}>{t('goToLogin')}</Link>
        </Button>
      </div>
    </AccountCard>
  );
}
