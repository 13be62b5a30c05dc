'use client';

import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { AccountCard } from '@/components/account/account-card';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callLater } from '@/lib/browser/api/call-later';
import { errorText } from '@/lib/browser/api/error-text';
import type { Invitation } from '@/lib/classes/joining/contract';
import { groupLetterCode, readLetterCode } from '@/lib/kernel/letter-code';

const endpoint = () => import('@/lib/classes/joining/endpoints').then((endpoints) => endpoints.findInvitation);

interface FindClassProps {
  onFound: (found: { code: string; invitation: Invitation }) => void;
}

/** Finds a class by its code, typed or from the link. */
export function FindClass({ onFound }: FindClassProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const find = useCallback(
    async (code: string) => {
      setError(null);
      setIsBusy(true);
      try {
        onFound({ code, invitation: await callLater(endpoint, { body: { code } }) });
      } catch (failed) {
        setError(errorText(failed, "The class couldn't be found. Please try again."));
        setIsBusy(false);
      }
    },
    [onFound],
  );
  useEffect(() => {
    const brought = readLetterCode(location.hash.slice(1));
    if (brought === null) return;
    setTyped(groupLetterCode(brought));
    // Removes the code from the URL and the history; the field holds it now.
    window.history.replaceState(window.history.state, '', location.pathname);
    void find(brought);
  }, [find]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const code = readLetterCode(typed);
    if (code === null) setError('Enter the ten letters of the code');
    else void find(code);
  };
  return (
    <AccountCard title="Join a class">
      <p>Your instructor shows you a picture to scan, a link, or a code of ten letters. You need no email address.</p>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label="Ten-letter code" error={error ?? undefined}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              className="text-xl! uppercase tracking-widest"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="lg" inactive={isBusy}>
          {isBusy ? 'Looking…' : 'Find the class'}
        </Button>
      </form>
    </AccountCard>
  );
}
