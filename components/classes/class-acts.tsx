'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { call } from '@/lib/browser/api/call';
import type { ClassView } from '@/lib/classes/contract';
import { deleteClass, updateClass } from '@/lib/classes/endpoints';
import { CLASS_NAME_MAX } from '@/lib/classes/rules';
import { useAct } from './use-act';

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
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(name);
  const { act, isBusy, error, setError } = useAct("The class couldn't be renamed. Please try again.");
  const open = (next: boolean) => {
    setTyped(name);
    setError(null);
    setIsOpen(next);
  };
  const save = async () => {
    if (typed.trim() === '') return setError('Give the class a name');
    const isSaved = await act(async () => onChange(await call(updateClass, { params: { id }, body: { name: typed } })));
    if (isSaved) setIsOpen(false);
  };
  return (
    <>
      <Button variant="outline" onClick={() => open(true)}>
        Rename the class
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={open}
        title="Rename the class"
        description="Students see the new name from then on."
        confirmLabel="Save the name"
        pending={isBusy}
        onConfirm={() => void save()}
      >
        <Field label="Name of the class" error={error ?? undefined}>
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
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const { act, isBusy, error } = useAct("The class couldn't be deleted. Please try again.");
  const remove = () =>
    act(async () => {
      await call(deleteClass, { params: { id } });
      router.push('/classes');
    });
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        Delete the class
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete ${name}?`}
        description="This erases the class and its list of names at once. Students keep what they practiced. You can't undo it."
        confirmLabel="Delete the class"
        destructive
        pending={isBusy}
        onConfirm={() => void remove()}
      >
        {error ? <Alert variant="error">{error}</Alert> : null}
      </ConfirmDialog>
    </>
  );
}
