'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from '#texts';
import { AccountCard } from '@/components/account/account-card';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callLater } from '@/lib/browser/api/call-later';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { Invitation } from '@/lib/classes/joining/contract';
import { groupLetterCode, readLetterCode } from '@/lib/kernel/letter-code';

const endpoint = () => import('@/lib/classes/joining/endpoints').then((endpoints) => endpoints.findInvitation);

interface FindClassProps {
  onFound: (found: { code: string; invitation: Invitation }) => void;
}

/** Finds a class by its code, typed or from the link. */
export function FindClass({ onFound }: FindClassProps) {
  const t = useTranslations('join');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const find = useMutation({
    mutationFn: (code: string) => callLater(endpoint, { body: { code } }),
    onMutate: () => setProblem(null),
    onSuccess: (invitation, code) => onFound({ code, invitation }),
  });
  const error = problem ?? findErrorText(find.error, t('classNotFound'));
  const { mutate } = find;
  useEffect(() => {
    const brought = readLetterCode(location.hash.slice(1));
    if (brought === null) return;
    setTyped(groupLetterCode(brought));
    // Removes the code from the URL and the history, because the field now contains it.
    window.history.replaceState(window.history.state, '', location.pathname);
    mutate(brought);
  }, [mutate]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (find.isPending) return;
    const code = readLetterCode(typed);
    if (code === null) setProblem(t('enterTenLetters'));
    else mutate(code);
  };
  return (
    <AccountCard title={t('joinAClass')}>
      <p>{t('joinHint')}</p>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label={t('tenLetterCode')} error={error ?? undefined}>
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
        <Button type="submit" size="lg" inactive={find.isPending}>
          {find.isPending ? t('looking') : t('findTheClass')}
        </Button>
      </form>
    </AccountCard>
  );
}
