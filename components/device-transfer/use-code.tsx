'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { AccountCard } from '@/components/account/account-card';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { CARRY_MINUTES } from '@/lib/auth/device-transfer/rules';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { Found } from '@/lib/browser/session/move-device';
import { groupLetterCode, readLetterCode } from '@/lib/kernel/letter-code';
import { BringAlong } from './bring-along';

const loadTransfer = () => import('@/lib/browser/session/transfer-device');
type Transfer = Awaited<ReturnType<typeof loadTransfer>>;

/** Accepts a code from another phone, typed or from the link in a QR code. */
export function UseCode() {
  const t = useTranslations('transfer');
  const toPath = usePaths();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  /** Data of another account on this phone, which the person must decide about first. Null if there is none. */
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const brought = readLetterCode(location.hash.slice(1));
    if (brought === null) return;
    setTyped(groupLetterCode(brought));
    // Removes the code from the URL and the history, because the field now contains it.
    window.history.replaceState(window.history.state, '', location.pathname);
  }, []);

  /**
   * Runs one step of the transfer. If the step finds data on this phone, asks the person what to do with it. Otherwise
   * loads a new document, which drops all state of the former account.
   */
  const move = useMutation({
    mutationFn: (act: (transfer: Transfer) => Promise<Found | null>) => loadTransfer().then(act),
    onMutate: () => setProblem(null),
    onSuccess: (other) => (other === null ? location.assign(toPath('/today')) : setFound(other)),
  });
  // True also while the next page loads, because a second press would send a code that is used up.
  const isBusy = move.isPending || move.data === null;
  const error = problem ?? findErrorText(move.error, t('codeNotUsed'));
  const { reset } = move;
  // Resets the busy state of a page restored from the back-forward cache.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => (persisted ? reset() : undefined);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [reset]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const code = readLetterCode(typed);
    if (code === null) return setProblem(t('enterTenLetters'));
    move.mutate(({ redeemCode }) => redeemCode(code));
  };

  if (found) {
    const bring = () => move.mutate(({ moveTo }) => moveTo(found.account).then(() => null));
    const stay = () => move.mutate(({ leaveAccount }) => leaveAccount(found.account).then(() => null));
    return (
      <BringAlong gain="bothPhones" moved={found.moved} error={error} isBusy={isBusy} onBring={bring} onStay={stay} />
    );
  }
  return (
    <AccountCard title={t('useHereTitle')}>
      <p>{t('useHereHint', { minutes: CARRY_MINUTES })}</p>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label={t('tenLetterCode')} error={error ?? undefined}>
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              className="uppercase tracking-widest"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="lg" inactive={isBusy}>
          {isBusy ? t('signingIn') : t('useHere')}
        </Button>
      </form>
    </AccountCard>
  );
}
