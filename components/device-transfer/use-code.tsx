'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { AccountCard } from '@/components/account/account-card';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { CARRY_MINUTES } from '@/lib/auth/device-transfer/rules';
import { errorText } from '@/lib/browser/api/error-text';
import type { Found } from '@/lib/browser/session/move-device';
import { groupLetterCode, readLetterCode } from '@/lib/kernel/letter-code';
import { BringAlong } from './bring-along';

const loadTransfer = () => import('@/lib/browser/session/transfer-device');
const FAILED = 'The code could not be used. Please try again.';
const sentenceOf = (failed: unknown): string =>
  errorText(failed, failed instanceof Error && failed.name === 'Error' ? failed.message : FAILED);

/** Accepts a code from another phone, typed or from the link in a QR code. */
export function UseCode() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** Data already on this phone, about which the person must decide first; otherwise null. */
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const brought = readLetterCode(location.hash.slice(1));
    if (brought === null) return;
    setTyped(groupLetterCode(brought));
    // Removes the code from the URL and the history; the field holds it now.
    window.history.replaceState(window.history.state, '', location.pathname);
  }, []);

  // Resets the busy state of a page restored from the back-forward cache.
  useEffect(() => {
    const wake = () => setIsBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  /**
   * Runs `work`. If it returns a decision for the person to make, shows that; after null, loads a new document, which
   * drops all state of the former account.
   */
  const act = async (work: () => Promise<Found | null>) => {
    if (isBusy) return;
    setError(null);
    setIsBusy(true);
    try {
      const other = await work();
      // `isBusy` stays true during the navigation, because a second press would send the used code again.
      if (other === null) return location.assign('/today');
      setFound(other);
    } catch (failed) {
      setError(sentenceOf(failed));
    }
    setIsBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readLetterCode(typed);
    if (code === null) return setError('Enter the ten letters of the code');
    void act(async () => (await loadTransfer()).redeemCode(code));
  };

  if (found) {
    const bring = () => act(async () => (await loadTransfer()).moveTo(found.account).then(() => null));
    const stay = () => act(async () => (await loadTransfer()).leaveAccount(found.account).then(() => null));
    return (
      <BringAlong
        gain="both phones have all of them in one account"
        moved={found.moved}
        error={error}
        isBusy={isBusy}
        onBring={() => void bring()}
        onStay={() => void stay()}
      />
    );
  }
  return (
    <AccountCard title="Use your account on this phone">
      <p>
        On your other phone, open your profile and get a code under “Use on another phone”. It works once, for{' '}
        {CARRY_MINUTES} minutes.
      </p>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label="Ten-letter code" error={error ?? undefined}>
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
          {isBusy ? 'Signing in…' : 'Use this account here'}
        </Button>
      </form>
    </AccountCard>
  );
}
