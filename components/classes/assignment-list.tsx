'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { useListFocus } from '@/components/ui/use-list-focus';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { deleteAssignment } from '@/lib/classes/assignments/endpoints';
import type { ClassId } from '@/lib/kernel/ids';
import { AssignTest } from './assign-test';
import { AssignmentItem } from './assignment-item';
import { EditTest } from './edit-test';
import { TestQuestions } from './test-questions';

interface AssignmentsProps {
  classId: ClassId;
  assignments: readonly AssignmentView[];
  onChange: (changed: readonly AssignmentView[]) => void;
}

type Opened = { kind: 'assign' } | { kind: 'edit' | 'questions' | 'delete'; test: AssignmentView } | null;

/** Lists the tests of a class, newest first, with the dialogs that assign, edit and delete one. */
export function Assignments({ classId, assignments, onChange }: AssignmentsProps) {
  const t = useTranslations('class');
  const [opened, setOpened] = useState<Opened>(null);
  const { list, markLeaving } = useListFocus();
  const close = () => setOpened(null);
  const replace = (changed: AssignmentView) =>
    onChange(assignments.map((one) => (one.id === changed.id ? changed : one)));
  const remove = useMutation({
    mutationFn: (assignmentId: AssignmentView['id']) =>
      call(deleteAssignment, { params: { id: classId, assignmentId } }),
    onSuccess: (_gone, assignmentId) => {
      onChange(assignments.filter(({ id }) => id !== assignmentId));
      close();
    },
  });
  const error = findErrorText(remove.error, t('testNotDeleted'));
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <CardTitle>{t('tests')}</CardTitle>
        <Button onClick={() => setOpened({ kind: 'assign' })}>{t('assignTest')}</Button>
      </CardHeader>
      <CardContent>
        {assignments.length === 0 ? <p className="text-muted-foreground">{t('noTests')}</p> : null}
        <ul ref={list} className="divide-y divide-border">
          {assignments.map((test) => (
            <AssignmentItem
              key={test.id}
              classId={classId}
              assignment={test}
              isBusy={remove.isPending}
              onEdit={() => setOpened({ kind: 'edit', test })}
              onQuestions={() => setOpened({ kind: 'questions', test })}
              onDelete={(button) => {
                markLeaving(button);
                setOpened({ kind: 'delete', test });
              }}
            />
          ))}
        </ul>
      </CardContent>
      {opened?.kind === 'assign' ? (
        <AssignTest classId={classId} onAssigned={(assigned) => onChange([assigned, ...assignments])} onClose={close} />
      ) : null}
      {opened?.kind === 'edit' ? (
        <EditTest classId={classId} assignment={opened.test} onChange={replace} onClose={close} />
      ) : null}
      {opened?.kind === 'questions' ? (
        <TestQuestions classId={classId} assignment={opened.test} onClose={close} />
      ) : null}
      {opened?.kind === 'delete' ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => (open ? undefined : close())}
          title={t('deleteTestTitle', { title: opened.test.title })}
          description={t('deleteTestHint')}
          confirmLabel={t('delete')}
          destructive
          pending={remove.isPending}
          onConfirm={() => remove.mutate(opened.test.id)}
        >
          {error ? <Alert variant="error">{error}</Alert> : null}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
