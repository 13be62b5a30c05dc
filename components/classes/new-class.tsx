'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { call } from '@/lib/browser/api/call';
import { createClass } from '@/lib/classes/endpoints';
import { CLASS_NAME_MAX, CLASS_PAGE } from '@/lib/classes/rules';
import { useAct } from './use-act';

export function NewClass() {
  const router = useRouter();
  const [name, setName] = useState('');
  const { act, isBusy, error, setError } = useAct("The class couldn't be created. Please try again.");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError('Give the class a name');
    void act(async () => {
      const { id } = await call(createClass, { body: { name } });
      router.push(`${CLASS_PAGE}?id=${id}`);
    });
  };
  return (
    <form noValidate className="flex max-w-lg flex-col items-start gap-4" onSubmit={submit}>
      <div className="w-full">
        <Field label="Name of the new class" hint="Students see it when they join." error={error ?? undefined}>
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
      <Button type="submit" inactive={isBusy}>
        {isBusy ? 'Creating…' : 'Create class'}
      </Button>
    </form>
  );
}
