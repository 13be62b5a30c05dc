'use client';

import Link from 'next/link';
import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { callLater } from '@/lib/browser/api/call-later';
import { errorText } from '@/lib/browser/api/error-text';
import type { TurnedOff } from '@/lib/plan/contract';
import { AccountCard } from './account-card';
import { isWholeToken, useMailedLink } from './use-mailed-link';

const endpoint = () => import('@/lib/plan/endpoints').then((contract) => contract.unsubscribe);

/** Unsubscribe page. Asks for confirmation, because mail scanners open links and must not end the subscription. */
export function Unsubscribe() {
  const t = useTranslations('account');
  const toPath = usePaths();
  const { link, finish } = useMailedLink<Pick<TurnedOff, 'email'>>();
  const token = link && isWholeToken(link.token ?? '') ? link.token : null;
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const turnOff = async () => {
    if (!token) return;
    setIsSending(true);
    setProblem(null);
    try {
      const { email } = await callLater(endpoint, { query: { token } });
      finish({ email });
    } catch (failed) {
      setProblem(errorText(failed, t('emailsNotTurnedOff')));
    }
    setIsSending(false);
  };

  return (
    <AccountCard title={t('turnOffEmails')} isNext={link?.outcome !== undefined}>
      {link?.outcome ? <Alert variant="success">{t(`turnedOff.${link.outcome.email}`)}</Alert> : null}
      {link && !token && !link.outcome ? <Alert variant="error">{t('linkIncomplete')}</Alert> : null}
      {problem ? <Alert variant="error">{problem}</Alert> : null}
      {token ? (
        <Button inactive={isSending} onClick={() => void turnOff()}>
          {isSending ? t('turningOff') : t('turnOffTheseEmails')}
        </Button>
      ) : null}
      <p>
        <Link href={toPath('/')} className="underline">
          {t('goToTheHomePage')}
        </Link>
      </p>
    </AccountCard>
  );
}
