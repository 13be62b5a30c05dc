'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { shieldPage } from '@/components/ui/press-shield';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { updateAssignment } from '@/lib/classes/assignments/endpoints';
import type { EndpointInput } from '@/lib/kernel/endpoint';
import type { ClassId } from '@/lib/kernel/ids';
import { MainFields, PaperFields, TermFields } from './test-fields';
import { fromAssignment, missingIn, paperOf, type TestForm, termsOf, toInstant } from './test-form';

interface EditTestProps {
  classId: ClassId;
  assignment: AssignmentView;
  onChange: (changed: AssignmentView) => void;
  onClose: () => void;
}

/** Returns the opening time as an ISO instant. An empty field means now; a test on paper has no opening time. */
const opensAtOf = ({ onPaper, opensAt }: TestForm): string | undefined =>
  onPaper ? undefined : (toInstant(opensAt) ?? new Date().toISOString());

const textOf = (form: TestForm): string => JSON.stringify(paperOf(form));

/**
 * Dialog that edits an assigned test. Its questions can be changed only until the first attempt, its other settings at
 * any time.
 */
export function EditTest({ classId, assignment, onChange, onClose }: EditTestProps) {
  const t = useTranslations('class');
  const [initial] = useState(() => fromAssignment(assignment));
  const [form, setForm] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (body: EndpointInput<typeof updateAssignment>['body']) =>
      call(updateAssignment, { params: { id: classId, assignmentId: assignment.id }, body }),
    onMutate: () => setProblem(null),
    onSuccess: (changed) => {
      onChange(changed);
      shieldPage();
      onClose();
    },
  });
  const error = problem ?? findErrorText(save.error, t('testNotChanged'));
  const set = (changed: Partial<TestForm>) => setForm((before) => ({ ...before, ...changed }));
  const missing = missingIn(form);
  const isNewPaper = textOf(form) !== textOf(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing) return setProblem(t(`missing.${missing}`));
    if (save.isPending) return;
    save.mutate({ ...termsOf(form), opensAt: opensAtOf(form), ...(isNewPaper ? { paper: paperOf(form) } : {}) });
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t('editTitle', { title: assignment.title })} locked={save.isPending} className="max-w-xl">
        <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
          <MainFields form={form} set={set} titleError={missing === 'title' ? (error ?? undefined) : undefined} />
          <TermFields form={form} set={set} />
          {assignment.isTaken ? (
            <p className="text-muted-foreground">{t('isTaken')}</p>
          ) : (
            <details className="rounded-lg border border-border px-4 py-1">
              <summary className="cursor-pointer py-3 font-medium">{t('changeQuestions')}</summary>
              <div className="flex flex-col gap-4 pt-1 pb-4">
                <PaperFields form={form} set={set} />
              </div>
            </details>
          )}
          {isNewPaper ? <Alert variant="warning">{t('newQuestions')}</Alert> : null}
          {error && missing !== 'title' ? <Alert variant="error">{error}</Alert> : null}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" inactive={save.isPending}>
              {save.isPending ? t('saving') : t('save')}
            </Button>
            {assignment.onPaper || form.closesAt !== '' ? null : (
              <Button
                variant="outline"
                inactive={save.isPending}
                onClick={() => save.mutate({ closesAt: new Date().toISOString() })}
              >
                {t('closeNow')}
              </Button>
            )}
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
