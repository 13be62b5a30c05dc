'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
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
  const error = problem ?? findErrorText(rename.error, "The class couldn't be renamed. Please try again.");
  const open = (next: boolean) => {
    setTyped(name);
    setProblem(null);
    rename.reset();
    setIsOpen(next);
  };
  const save = () => (typed.trim() === '' ? setProblem('Give the class a name') : rename.mutate());
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
        pending={rename.isPending}
        onConfirm={save}
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
  const remove = useMutation({
    mutationFn: () => call(deleteClass, { params: { id } }),
    onSuccess: () => router.push('/classes'),
  });
  const error = findErrorText(remove.error, "The class couldn't be deleted. Please try again.");
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        Delete the class
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete ${name}?`}
        description="This erases the class, its list of names, its tests, results and certificates at once. Download the results first if you need them. Students keep what they practiced. You can't undo it."
        confirmLabel="Delete the class"
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {error ? <Alert variant="error">{error}</Alert> : null}
      </ConfirmDialog>
    </>
  );
}
