'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { shieldPage } from '@/components/ui/press-shield';
import { Select } from '@/components/ui/select';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView, PlaceView } from '@/lib/classes/contract';
import { mergePlaces, renamePlace } from '@/lib/classes/endpoints';
import { STUDENT_NAME_MAX } from '@/lib/classes/rules';
import type { EndpointInput } from '@/lib/kernel/endpoint';
import { TIME_FACTORS } from '@/lib/kernel/exam';
import type { PlaceId } from '@/lib/kernel/ids';
import { CheckLine } from './check-line';
import { StudentTest } from './student-test';

interface StudentDialogProps {
  shown: ClassView;
  place: PlaceView;
  tests: readonly AssignmentView[];
  onChange: (changed: ClassView) => void;
  onTestsChange: (changed: readonly AssignmentView[]) => void;
  /** Called after another entry was merged into this student's entry. */
  onMerged: () => void;
  /** Called when the instructor has confirmed the removal. */
  onRemove: () => void;
  onClose: () => void;
}

type ChangeBody = EndpointInput<typeof mergePlaces>['body'] | EndpointInput<typeof renamePlace>['body'];

/**
 * Dialog for one student: name, extra time, exceptions for one test, merging two entries, and removal from the class.
 */
export function StudentDialog({ shown, place, tests, ...callbacks }: StudentDialogProps) {
  const t = useTranslations('class');
  const { onChange, onTestsChange, onMerged, onRemove, onClose } = callbacks;
  const { register, handleSubmit, watch, setValue, formState } = useForm({
    defaultValues: { name: place.name, timeFactor: place.timeFactor, showsEarlier: place.earlier === 'shown' },
    reValidateMode: 'onSubmit',
  });
  const params = { id: shown.id, placeId: place.id };
  const change = useMutation({
    mutationFn: (body: ChangeBody) =>
      'otherId' in body ? call(mergePlaces, { params, body }) : call(renamePlace, { params, body }),
    onSuccess: (changed, body) => {
      onChange(changed);
      if ('otherId' in body) onMerged();
      shieldPage();
      onClose();
    },
  });
  const { isPending: isBusy } = change;
  const { name: unnamed } = formState.errors;
  const error = findErrorText(unnamed ? null : change.error, t('failed'));
  const isMerge = change.variables !== undefined && 'otherId' in change.variables;
  const rename = handleSubmit(({ name, timeFactor, showsEarlier }) => {
    const earlier = place.earlier === 'none' ? {} : { showsEarlier };
    if (!isBusy) change.mutate({ name, timeFactor: TIME_FACTORS.find((one) => one === timeFactor), ...earlier });
  });
  const others = shown.places.filter(({ id }) => id !== place.id);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={place.name} locked={isBusy}>
        <div className="flex flex-col gap-6">
          {error && !isMerge ? <Alert variant="error">{error}</Alert> : null}
          <form noValidate className="flex flex-col items-start gap-3" onSubmit={(event) => void rename(event)}>
            <div className="w-full">
              <Field label={t('name')} error={unnamed?.message}>
                {(control) => (
                  <Input
                    {...control}
                    autoComplete="off"
                    maxLength={STUDENT_NAME_MAX}
                    {...register('name', { validate: (typed) => typed.trim() !== '' || t('enterName') })}
                  />
                )}
              </Field>
            </div>
            <div className="w-full">
              <Field label={t('timeInExams')}>
                {(control) => (
                  <Select {...control} {...register('timeFactor', { valueAsNumber: true })}>
                    <option value={1}>{t('times.standard')}</option>
                    <option value={1.5}>{t('times.half')}</option>
                    <option value={2}>{t('times.double')}</option>
                  </Select>
                )}
              </Field>
            </div>
            {place.earlier === 'none' ? null : (
              <div>
                <CheckLine
                  label={t('showEarlier')}
                  isChecked={watch('showsEarlier')}
                  onToggle={() => setValue('showsEarlier', !watch('showsEarlier'))}
                />
                <p className="text-muted-foreground text-sm">{t('earlierHint', { name: place.name })}</p>
              </div>
            )}
            <Button type="submit" inactive={isBusy}>
              {t('save')}
            </Button>
          </form>
          <StudentTest
            classId={shown.id}
            place={place}
            assignments={tests.filter(({ onPaper, closesAt, attempts }) => !onPaper && (closesAt ?? attempts) !== null)}
            onChange={(changed) => onTestsChange(tests.map((one) => (one.id === changed.id ? changed : one)))}
          />
          <MergeStudents
            name={place.name}
            others={others}
            isBusy={isBusy}
            error={isMerge ? error : null}
            onMerge={(otherId) => change.mutate({ otherId })}
          />
          <RemoveStudent
            name={place.name}
            isBusy={isBusy}
            onRemove={() => {
              onRemove();
              onClose();
            }}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface MergeStudentsProps {
  /** Name of the entry that remains after the merge. */
  name: string;
  others: readonly PlaceView[];
  isBusy: boolean;
  /** Error of the last merge. */
  error: string | null;
  /** Called when the instructor has confirmed the merge. */
  onMerge: (otherId: PlaceId) => void;
}

function MergeStudents({ name, others, isBusy, error, onMerge }: MergeStudentsProps) {
  const t = useTranslations('class');
  const [otherId, setOtherId] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const chosen = others.find(({ id }) => id === otherId);
  if (others.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!chosen);
    if (chosen && !isBusy) setIsAsking(true);
  };
  return (
    <form noValidate className="flex flex-col items-start gap-3 border-border border-t pt-6" onSubmit={submit}>
      <div className="w-full">
        <Field
          label={t('anotherEntry')}
          hint={t('anotherEntryHint', { name })}
          error={isMissing && !chosen ? t('chooseOtherEntry') : undefined}
        >
          {(control) => (
            <Select {...control} value={otherId} onChange={(event) => setOtherId(event.target.value)}>
              <option value="">{t('chooseEntry')}</option>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.devices > 0 ? other.name : t('entryNotJoined', { name: other.name })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {error ? <Alert variant="error">{error}</Alert> : null}
      <Button type="submit" variant="outline" inactive={isBusy}>
        {t('mergeStudents')}
      </Button>
      <ConfirmDialog
        open={isAsking && chosen !== undefined}
        onOpenChange={setIsAsking}
        title={t('mergeTitle', { other: chosen?.name ?? '', name })}
        description={
          chosen?.name === name ? t('mergeNamesakeHint', { name }) : t('mergeHint', { other: chosen?.name ?? '', name })
        }
        confirmLabel={t('merge')}
        destructive
        onConfirm={() => {
          setIsAsking(false);
          if (chosen) onMerge(chosen.id);
        }}
      />
    </form>
  );
}

interface RemoveStudentProps {
  name: string;
  isBusy: boolean;
  onRemove: () => void;
}

function RemoveStudent({ name, isBusy, onRemove }: RemoveStudentProps) {
  const t = useTranslations('class');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="destructive" className="self-start" inactive={isBusy} onClick={() => setIsAsking(true)}>
        {t('removeFromClass')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('removeTitle', { name })}
        description={t('removeHint')}
        confirmLabel={t('remove')}
        destructive
        onConfirm={onRemove}
      />
    </>
  );
}
