'use client';

import Link from 'next/link';
import { type FormEvent, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callLater } from '@/lib/browser/api/call-later';
import { errorText } from '@/lib/browser/api/error-text';
import { AccountCard } from './account-card';

const endpoint = () => import('@/lib/auth/endpoints').then((contract) => contract.forgotPassword);

export function ForgotPassword() {
  const t = useTranslations('account');
  const toPath = usePaths();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [state, setState] = useState<'form' | 'loading' | 'success'>('form');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim().includes('@')) return setError(t('enterValidEmail'));
    setError(null);
    setState('loading');
    try {
      await callLater(endpoint, { body: { email } });
      setState('success');
    } catch (failed) {
      setError(errorText(failed, t('resetMailNotSent')));
      setState('form');
    }
  };

  if (state === 'success') {
    return (
      <AccountCard title={t('checkYourEmail')}>
        <Alert variant="success">{t('resetMailSent')}</Alert>
        <ul className="list-disc pl-5">
          <li>{t('linkWorksOnce')}</li>
          <li>{t('lookInSpam')}</li>
          <li>{t('checkAddress', { email })}</li>
        </ul>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button
            variant="outline"
            onClick={() => {
              setEmail('');
              setState('form');
            }}
          >
            {t('sendAnotherEmail')}
          </Button>
          <Button asChild variant="ghost">
            <Link href={toPath('/')}>{t('backToHomepage')}</Link>
          </Button>
        </div>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('forgotPassword')}>
      <p>{t('forgotHint')}</p>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('emailAddress')} error={error ?? undefined}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              inputMode="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="lg" disabled={state === 'loading'}>
          {state === 'loading' ? t('sending') : t('sendResetLink')}
        </Button>
      </form>
    </AccountCard>
  );
}
