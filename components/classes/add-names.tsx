'use client';

import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useTranslations } from '#texts';
import { useDoubleTapGuard } from '@/components/attempt/use-double-tap-guard';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { usePressLock } from '@/components/ui/use-press-lock';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { ClassView } from '@/lib/classes/contract';
import { addPlaces } from '@/lib/classes/endpoints';
import { MOST_PLACES } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';

interface AddNamesProps {
  classId: ClassId;
  onChange: (changed: ClassView) => void;
}

/** Adds names from a pasted or uploaded roster. A student who joins chooses one of these names. */
export function AddNames({ classId, onChange }: AddNamesProps) {
  const t = useTranslations('class');
  const [list, setList] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { lock, unlock } = usePressLock();
  const add = useMutation({
    mutationFn: () => call(addPlaces, { params: { id: classId }, body: { list } }),
    onMutate: () => setProblem(null),
    onSuccess: (changed) => {
      onChange(changed);
      setList('');
    },
    onSettled: unlock,
  });
  // Ignores the second press of a double tap: the list is empty after the first, and the form would report an error.
  const { isNew } = useDoubleTapGuard(add.isSuccess ? 'added' : '');
  const error = problem ?? findErrorText(add.error, t('namesNotAdded'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (list.trim() === '') {
      add.reset();
      setProblem(t('pasteNames'));
    } else if (lock()) add.mutate();
  };
  const readFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) setList(await file.text());
    // Cleared, so that the same file can be chosen again after an edit.
    event.target.value = '';
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('addNames')}</CardTitle>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex flex-col items-start gap-4" onSubmit={submit}>
          <div className="w-full">
            <Field label={t('listOfNames')} hint={t('listHint', { most: MOST_PLACES })} error={error ?? undefined}>
              {(control) => <Textarea {...control} value={list} onChange={(event) => setList(event.target.value)} />}
            </Field>
          </div>
          <div className="w-full">
            <Field label={t('chooseFile')}>
              {(control) => (
                <Input
                  {...control}
                  type="file"
                  accept=".csv,.txt,text/csv,text/plain"
                  className="py-2.5"
                  onChange={(event) => void readFile(event)}
                />
              )}
            </Field>
          </div>
          {add.isSuccess ? <Alert variant="success">{t('namesAdded')}</Alert> : null}
          <Button type="submit" inactive={add.isPending || isNew}>
            {add.isPending ? t('adding') : t('addTheseNames')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}
