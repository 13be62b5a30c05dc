'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { ClassView } from '@/lib/classes/contract';
import { deleteClass, updateClass } from '@/lib/classes/endpoints';
import { CLASS_NAME_MAX } from '@/lib/classes/rules';

interface ClassActsProps {
  shown: ClassView;
  onChange: (changed: ClassView) => void;
}

/** Renames the class; its owner can also delete it. */
export function ClassActs({ shown: { id, name, isOwner }, onChange }: ClassActsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <RenameClass id={id} name={name} onChange={onChange} />
      {isOwner ? <DeleteClass id={id} name={name} /> : null}
    </div>
  );
}

type Named = Pick<ClassView, 'id' | 'name'>;

function RenameClass({ id, name, onChange }: Named & Pick<ClassActsProps, 'onChange'>) {
  const t = useTranslations('class');
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const rename = useMutation({
    mutationFn: () => call(updateClass, { params: { id }, body: { name: typed } }),
    onMutate: () => setProblem(null),
    onSuccess: (changed) => {
      onChange(changed);
      setIsOpen(false);
    },
  });
  const error = problem ?? findErrorText(rename.error, t('classNotRenamed'));
  const open = (next: boolean) => {
    setTyped(name);
    setProblem(null);
    rename.reset();
    setIsOpen(next);
  };
  const save = () => (typed.trim() === '' ? setProblem(t('giveName')) : rename.mutate());
  return (
    <>
      <Button variant="outline" onClick={() => open(true)}>
        {t('renameClass')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={open}
        title={t('renameClass')}
        description={t('renameHint')}
        confirmLabel={t('saveName')}
        pending={rename.isPending}
        onConfirm={save}
      >
        <Field label={t('className')} error={error ?? undefined}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={CLASS_NAME_MAX}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </ConfirmDialog>
    </>
  );
}

function DeleteClass({ id, name }: Named) {
  const t = useTranslations('class');
  const toPath = usePaths();
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(deleteClass, { params: { id } }),
    onSuccess: () => router.push(toPath('/classes')),
  });
  const error = findErrorText(remove.error, t('classNotDeleted'));
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        {t('deleteClass')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('deleteTitle', { name })}
        description={t('deleteClassHint')}
        confirmLabel={t('deleteClass')}
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {error ? <Alert variant="error">{error}</Alert> : null}
      </ConfirmDialog>
    </>
  );
}
