'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { usePressLock } from '@/components/ui/use-press-lock';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import { createClass } from '@/lib/classes/endpoints';
import { CLASS_NAME_MAX, CLASS_PAGE } from '@/lib/classes/rules';

export function NewClass() {
  const t = useTranslations('classes');
  const toPath = usePaths();
  const router = useRouter();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { lock, unlock } = usePressLock();
  const create = useMutation({
    mutationFn: () => call(createClass, { body: { name } }),
    onMutate: () => setProblem(null),
    // The button stays locked after a success, because the next page takes a moment to open.
    onSuccess: ({ id }) => router.push(toPath(`${CLASS_PAGE}?id=${id}`)),
    onError: unlock,
  });
  const error = problem ?? findErrorText(create.error, t('classNotCreated'));
  const isCreating = create.isPending || create.isSuccess;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setProblem(t('giveName'));
    else if (lock()) create.mutate();
  };
  return (
    <form noValidate className="flex max-w-lg flex-col items-start gap-4" onSubmit={submit}>
      <div className="w-full">
        <Field label={t('newClassName')} hint={t('newClassHint')} error={error ?? undefined}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={CLASS_NAME_MAX}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" inactive={isCreating}>
        {t(isCreating ? 'creating' : 'createClass')}
      </Button>
    </form>
  );
}
